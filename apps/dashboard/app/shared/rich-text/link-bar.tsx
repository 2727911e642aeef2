import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../messages.tsx'

/** Asks for the target of a link; an address without a scheme gets https. */
export function LinkBar({
  editor,
  onClose,
}: {
  readonly editor: Editor
  readonly onClose: () => void
}) {
  const { richText, action } = useMessages()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const set = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') set(webAddress(address))
    else if (event.key === 'Escape') {
      onClose()
      editor.commands.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="link-bar">
      <input
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for the field
        autoFocus
        type="text"
        inputMode="url"
        className="input"
        aria-label={richText.linkAddress}
        placeholder="https://"
        autoComplete="off"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" className="button" onClick={() => set(webAddress(address))}>
        {richText.setLink}
      </button>
      <button type="button" className="link-button" onClick={() => set('')}>
        {richText.noLink}
      </button>
      <button type="button" className="link-button" onClick={onClose}>
        {action.cancel}
      </button>
    </div>
  )
}

function webAddress(typed: string): string {
  const address = typed.trim()
  return address === '' || /^([a-z]+:|\/)/i.test(address) ? address : `https://${address}`
}
