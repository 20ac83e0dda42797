/** Copying to the clipboard, also where the browser has none for plain-http addresses. */

export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Not allowed here: select the text instead, as people did before.
  }
  field.focus()
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
