/** A changed text and what is selected in it afterwards. */
type TextEdit = [text: string, from: number, to: number]

/** Puts tags around what is selected. */
export const wrapSelection =
  (before: string, after: string) =>
  (text: string, from: number, to: number): TextEdit => [
    `${text.slice(0, from)}${before}${text.slice(from, to)}${after}${text.slice(to)}`,
    from + before.length,
    to + before.length,
  ]

/** Makes the selected lines items of a list. */
export function makeList(text: string, from: number, to: number): TextEdit {
  const lines = text
    .slice(from, to)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const items = (lines.length > 0 ? lines : ['']).map((line) => `  <li>${line.trim()}</li>`)
  const list = `<ul>\n${items.join('\n')}\n</ul>`
  const start = from + '<ul>\n  <li>'.length
  const end = lines.length > 0 ? from + list.length - '</li>\n</ul>'.length : start
  return [`${text.slice(0, from)}${list}${text.slice(to)}`, start, end]
}
