import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { type EarlyEdit, type EarlyEdits, findPlace, type TextPlace } from './edits.ts'

/** Continues where somebody was when the editor was still loading, and repeats what they did meanwhile. */
export function resume(editor: Editor, box: HTMLElement, { focus, edits }: EarlyEdits): void {
  if (focus?.kind === 'text') {
    select(editor, positionOf(editor, focus.anchor), positionOf(editor, focus.head))
    editor.view.focus()
  } else if (focus) toolsOf(box)[focus.at]?.focus()
  for (const edit of edits) {
    if (edit.kind === 'tool') toolsOf(box)[edit.at]?.click()
    else repeat(editor, edit)
  }
}

const toolsOf = (box: HTMLElement) =>
  box.querySelectorAll<HTMLButtonElement>('[role=toolbar] button')

function select(editor: Editor, anchor: number, head: number): void {
  const { state } = editor
  const selection = TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head))
  editor.view.dispatch(state.tr.setSelection(selection).scrollIntoView())
}

function positionOf({ view, state }: Editor, place: TextPlace): number {
  // A hint of the editor is no part of the text.
  const found = findPlace(view.dom, place, (node) => !node.parentElement?.closest('.field-hint'))
  if (!found) return place.count === 0 ? 0 : state.doc.content.size
  return view.posAtDOM(found.node, found.offset)
}

type Input = Extract<EarlyEdit, { kind: 'input' }>
type Repeat = (editor: Editor, input: Input) => unknown

const remove =
  (key: 'Backspace' | 'Delete'): Repeat =>
  (editor) => {
    const { state, view, commands } = editor
    const { empty, $from, from } = state.selection
    const isForwards = key === 'Delete'
    const isWithin = isForwards
      ? $from.parentOffset < $from.parent.content.size
      : $from.parentOffset > 0
    if (!empty || !isWithin) return commands.keyboardShortcut(key)
    return view.dispatch(
      isForwards ? state.tr.delete(from, from + 1) : state.tr.delete(from - 1, from),
    )
  }

const insert: Repeat = ({ view }, { text }) => {
  const { from, to } = view.state.selection
  const typed = () => view.state.tr.insertText(text, from, to)
  const isHandled = view.someProp('handleTextInput', (handle) =>
    handle(view, from, to, text, typed),
  )
  if (!isHandled) view.dispatch(typed().scrollIntoView())
}

const paste: Repeat = ({ view }, { text, html }) =>
  html ? view.pasteHTML(html) : view.pasteText(text)

const repeats: Readonly<Record<string, Repeat>> = {
  insertText: insert,
  insertReplacementText: insert,
  insertCompositionText: insert,
  insertFromPaste: paste,
  insertFromDrop: paste,
  insertParagraph: ({ commands }) => commands.keyboardShortcut('Enter'),
  insertLineBreak: ({ commands }) => commands.keyboardShortcut('Shift-Enter'),
  deleteContentBackward: remove('Backspace'),
  deleteContentForward: remove('Delete'),
  deleteByCut: remove('Backspace'),
  formatBold: ({ commands }) => commands.toggleBold(),
  formatItalic: ({ commands }) => commands.toggleItalic(),
  formatUnderline: ({ commands }) => commands.toggleUnderline(),
}

const repeat = (editor: Editor, input: Input) => repeats[input.type]?.(editor, input)
