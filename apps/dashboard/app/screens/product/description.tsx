import { Bold, Italic, Link2, List } from 'lucide-react'
import { useId, useRef } from 'react'
import { Html } from '../../shared/html.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { makeList, wrapSelection } from './markup.ts'

interface DescriptionProps {
  readonly value: string
  readonly error?: string
  readonly onText: (text: string) => void
}

/** HTML with the few tags a description needs, and how it will read. */
export function Description({ value, error, onText }: DescriptionProps) {
  const { product } = useMessages()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const change = (make: (text: string, from: number, to: number) => [string, number, number]) => {
    const element = area.current
    if (!element) return
    const [text, from, to] = make(value, element.selectionStart, element.selectionEnd)
    onText(text)
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(from, to)
    })
  }
  const link = () => {
    const address = globalThis.prompt(product.linkPrompt, 'https://')
    if (address) change(wrapSelection(`<a href="${address.replaceAll('"', '%22')}">`, '</a>'))
  }
  const tools = [
    [product.bold, Bold, () => change(wrapSelection('<strong>', '</strong>'))],
    [product.italic, Italic, () => change(wrapSelection('<em>', '</em>'))],
    [product.list, List, () => change(makeList)],
    [product.link, Link2, link],
  ] as const
  return (
    <div className={`field${error ? ' field-bad' : ''}`}>
      <label htmlFor={id}>{product.description}</label>
      <div className="input rich">
        <div role="toolbar" aria-label={product.description} aria-controls={id}>
          {tools.map(([label, Icon, act]) => (
            <button
              key={label}
              type="button"
              className="icon-button"
              aria-label={label}
              title={label}
              onClick={act}
            >
              <Icon aria-hidden="true" />
            </button>
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          name="description"
          rows={7}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
        {error ?? product.descriptionHint}
      </p>
      {value.trim() !== '' && (
        <details className="reading">
          <summary>{product.reading}</summary>
          <Html text={value} />
        </details>
      )}
    </div>
  )
}
