/** What somebody does to a text whose editor is still loading. */
export type EarlyEdit =
  | { readonly kind: 'input'; readonly type: string; readonly text: string; readonly html: string }
  | { readonly kind: 'tool'; readonly at: number }

/** A place in a text: how many characters without blanks precede it, and whether it belongs to the next one. */
export interface TextPlace {
  readonly count: number
  readonly isBeforeNext: boolean
}

/** Where the keyboard is: in the text, or on a button above it. */
type EarlyFocus =
  | { readonly kind: 'text'; readonly anchor: TextPlace; readonly head: TextPlace }
  | { readonly kind: 'tool'; readonly at: number }

export interface EarlyEdits {
  readonly focus: EarlyFocus | undefined
  readonly edits: readonly EarlyEdit[]
}

const countOf = (text: string) => text.replace(/\s/g, '').length

function placeOf(root: Node, node: Node, offset: number): TextPlace {
  const range = document.createRange()
  range.setStart(root, 0)
  range.setEnd(node, offset)
  const before = node instanceof Text ? node.data.slice(0, offset) : ''
  return { count: countOf(range.toString()), isBeforeNext: countOf(before) === 0 }
}

/** Where the keyboard is within a text that is shown with its tools. */
export function focusWithin(box: HTMLElement, text: HTMLElement): EarlyFocus | undefined {
  const active = document.activeElement
  if (!active || !box.contains(active)) return undefined
  if (active !== text) {
    const at = [...box.querySelectorAll('[role=toolbar] button')].indexOf(active)
    return at < 0 ? undefined : { kind: 'tool', at }
  }
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
  if (!anchorNode || !focusNode || !text.contains(anchorNode) || !text.contains(focusNode)) {
    return { kind: 'text', anchor: start, head: start }
  }
  return {
    kind: 'text',
    anchor: placeOf(text, anchorNode, anchorOffset ?? 0),
    head: placeOf(text, focusNode, focusOffset ?? 0),
  }
}

const start: TextPlace = { count: 0, isBeforeNext: true }

/** The same place in another rendering of the text, which may contain parts that are not of the text. */
export function findPlace(
  root: Node,
  { count, isBeforeNext }: TextPlace,
  isOfText: (node: Text) => boolean,
): { readonly node: Node; readonly offset: number } | undefined {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let left = count
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !isOfText(node)) continue
    const own = countOf(node.data)
    if (isBeforeNext ? left < own : left <= own && own > 0) {
      return { node, offset: offsetAfter(node.data, left, isBeforeNext) }
    }
    left -= own
  }
  return undefined
}

function offsetAfter(text: string, count: number, isBeforeNext: boolean): number {
  let left = count
  for (let at = 0; at < text.length; at += 1) {
    const isBlank = /\s/.test(text[at] ?? '')
    if (left === 0 && !(isBeforeNext && isBlank)) return at
    if (!isBlank) left -= 1
  }
  return text.length
}
