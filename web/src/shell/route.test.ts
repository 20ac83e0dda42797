import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { go, place, routeOf, startRouting } from './route.svelte'

describe('paths', () => {
  it.each([
    ['/', { name: 'lobby' }],
    ['/table/abc', { name: 'table', id: 'abc' }],
    ['/replay/abc/', { name: 'replay', id: 'abc' }],
    ['/result/abc', { name: 'result', id: 'abc' }],
    ['/rules/ticket', { name: 'rules', game: 'ticket' }],
    ['/table', { name: 'nowhere' }],
    ['/table/a/b', { name: 'nowhere' }],
    ['/stable/a', { name: 'nowhere' }],
    ['/table/%E0%A4%A', { name: 'table', id: '%E0%A4%A' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })
})

describe('links', () => {
  let stop: () => void

  beforeEach(() => {
    document.body.innerHTML = ''
    // jsdom cannot scroll.
    globalThis.scrollTo = () => undefined
    go('/')
    stop = startRouting()
  })

  afterEach(() => stop())

  function click(href: string, attributes: Record<string, string> = {}, keys = {}): boolean {
    const link = document.createElement('a')
    link.href = href
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.body.append(link)
    let followed = false
    // After ours comes the browser, and jsdom does not know how to leave a page.
    const browser = (event: Event) => {
      followed = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', browser, { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
    return followed
  }

  it('of ours are followed without loading anything', () => {
    expect(click('/table/abc')).toBe(true)
    expect(place.route).toEqual({ name: 'table', id: 'abc' })
    expect(location.pathname).toBe('/table/abc')
  })

  it.each([
    ['/api/tables/abc/transcript', {}, {}],
    ['/table/abc', { download: '' }, {}],
    ['/table/abc', { target: '_blank' }, {}],
    ['/table/abc', {}, { ctrlKey: true }],
    ['http://elsewhere.example/table/abc', {}, {}],
    ['#main', {}, {}],
  ])('%s %o %o is the browser’s', (href, attributes, keys) => {
    expect(click(href, attributes, keys)).toBe(false)
    expect(place.route).toEqual({ name: 'lobby' })
  })

  it('going back comes back', () => {
    go('/rules/ticket')
    history.replaceState(null, '', '/table/x')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(place.route).toEqual({ name: 'table', id: 'x' })
  })
})
