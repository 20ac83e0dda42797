/** A picture of how a game went, to be sent to friends: drawn here, from what the page knows. */

import { settings } from '../shell/settings.svelte'
import type { Ending } from '../wire'
import { inMyLanguage, tell } from '../words'
import { bandsOf, pathOf, scaleOf, shortened, spread, standingAt, styleOf, type Box } from './chart'
import { amount, winnersOf } from './said'

const WIDE = 1200
const HIGH = 630
const BOX: Box = { width: 1120, height: 400, left: 80, right: 300, top: 34, bottom: 12 }
const AT = { x: 40, y: 170 }
const LABEL_GAP = 30
/** The inks of the chart by day; a picture has no night. */
const INKS = ['#0b62a4', '#b3470d', '#00704a', '#8a3576', '#22261f', '#7d5a00'] as const
const PAPER = { ground: '#f6eedb', sunk: '#ebe0c6', ink: '#22261f', soft: '#5b5a4a', line: '#c9ba95', turf: '#2f6b3f' }

/** Draw the picture. */
export async function pictureOf(ending: Ending, names: readonly string[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  await document.fonts?.ready
  drawOn(brush, ending, names)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

export function drawOn(brush: CanvasRenderingContext2D, ending: Ending, names: readonly string[]): void {
  const letters = getComputedStyle(document.documentElement)
  const display = letters.getPropertyValue('--display') || 'serif'
  const text = letters.getPropertyValue('--text') || 'sans-serif'
  brush.fillStyle = PAPER.ground
  brush.fillRect(0, 0, WIDE, HIGH)
  brush.fillStyle = PAPER.turf
  brush.fillRect(0, 0, WIDE, 14)
  const write = (said: string, x: number, y: number, font: string, ink: string, align: CanvasTextAlign = 'left') => {
    brush.font = font
    brush.fillStyle = ink
    brush.textAlign = align
    brush.fillText(said, x, y)
  }
  const game = inMyLanguage(ending.called) || ending.game
  write(shortened(ending.title ? `${game} · ${ending.title}` : game, 44), 40, 82, `400 52px ${display}`, PAPER.ink)
  write(shortened(winnersOf(ending), 80), 40, 130, `600 30px ${text}`, PAPER.turf)
  const dated = ending.over_at ? new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(ending.over_at) : ''
  write(['Hippodrome', dated].filter(Boolean).join(' · '), WIDE - 40, HIGH - 22, `500 22px ${text}`, PAPER.soft, 'right')
  if (ending.past) drawCourse(brush, ending, names, text)
}

function drawCourse(brush: CanvasRenderingContext2D, ending: Ending, names: readonly string[], text: string): void {
  const past = ending.past
  if (!past) return
  const scale = scaleOf(past, BOX)
  const short = new Intl.NumberFormat(settings.language, { notation: 'compact' })
  brush.save()
  brush.translate(AT.x, AT.y)
  for (const [number, band] of bandsOf(past).entries()) {
    const [start, end] = [scale.x(band.start), scale.x(band.end)]
    if (number % 2) {
      brush.fillStyle = PAPER.sunk
      brush.fillRect(start, 0, end - start, BOX.height - BOX.bottom)
    }
    brush.font = `500 19px ${text}`
    brush.fillStyle = PAPER.soft
    brush.textAlign = 'center'
    const title = past.parts[number]?.title
    if (title) brush.fillText(shortened(tell(title), Math.floor((end - start) / 10)), (start + end) / 2, 22)
  }
  brush.lineWidth = 1
  for (const tick of scale.ticks) {
    brush.strokeStyle = tick === 0 ? PAPER.soft : PAPER.line
    brush.stroke(new Path2D(`M${BOX.left},${scale.y(tick)}H${BOX.width - BOX.right}`))
    brush.fillStyle = PAPER.soft
    brush.textAlign = 'right'
    brush.fillText(short.format(tick), BOX.left - 10, scale.y(tick) + 6)
  }
  const last = past.changes.at(-1)?.points ?? []
  const gap = Math.min(LABEL_GAP, (BOX.height - BOX.top - BOX.bottom) / Math.max(names.length, 1))
  const labels = spread(last.map(scale.y), gap, BOX.top, BOX.height - BOX.bottom)
  for (const [seat, name] of names.entries()) {
    const style = styleOf(seat)
    const ink = INKS[style.ink] ?? INKS[0]
    brush.strokeStyle = ink
    brush.fillStyle = style.hollow ? PAPER.ground : ink
    brush.lineWidth = 4
    brush.setLineDash(style.dashes.map((dash) => dash * 1.6))
    brush.stroke(new Path2D(pathOf(past, seat, scale)))
    brush.setLineDash([])
    brush.lineWidth = 2
    for (const { end } of bandsOf(past)) {
      brush.save()
      brush.translate(scale.x(end), scale.y(standingAt(past.changes, end)[seat] ?? 0))
      brush.scale(1.7, 1.7)
      const mark = new Path2D(style.mark)
      brush.fill(mark)
      brush.stroke(mark)
      brush.restore()
    }
    brush.lineWidth = 1.5
    const label = labels[seat] ?? 0
    brush.stroke(new Path2D(`M${scale.x(past.steps) + 10},${scale.y(last[seat] ?? 0)}L${BOX.width - BOX.right + 26},${label}`))
    brush.font = `650 22px ${text}`
    brush.fillStyle = ink
    brush.textAlign = 'left'
    brush.fillText(`${shortened(name, 14)} ${amount(ending, last[seat] ?? 0)}`, BOX.width - BOX.right + 32, label + 7)
  }
  brush.restore()
}

/** Hand the picture to whatever the reader sends pictures with, or else save it; was it handed over? */
export async function sharePicture(picture: Blob, ending: Ending): Promise<boolean> {
  const file = new File([picture], `hippodrome-${ending.game}-${ending.id}.png`, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: inMyLanguage(ending.called), text: winnersOf(ending) })
      return true
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return true
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return false
}
