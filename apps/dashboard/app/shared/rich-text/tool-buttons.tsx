import { type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../messages.tsx'
import { readingKey } from '../reading-key.ts'
import { type ToolName, toolIcons, toolNames } from './tools.ts'

export interface Tool {
  readonly isOn?: boolean
  readonly disabled?: boolean
  readonly act: () => void
}

interface ToolButtonsProps {
  readonly labelId: string
  readonly tools: Readonly<Record<ToolName, Tool>>
}

/** The formatting actions; arrow keys move between the buttons, as in any toolbar. */
export function ToolButtons({ labelId, tools }: ToolButtonsProps) {
  const { richText } = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event.key)]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + toolNames.length) % toolNames.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={bar} role="toolbar" aria-labelledby={labelId} tabIndex={-1} onKeyDown={move}>
      {toolNames.map((name, at) => {
        const { isOn, disabled, act } = tools[name]
        const Icon = toolIcons[name]
        return (
          <button
            key={name}
            type="button"
            className="icon-button"
            tabIndex={at === current ? 0 : -1}
            aria-label={richText[name]}
            title={richText[name]}
            aria-pressed={isOn}
            aria-disabled={disabled}
            onFocus={() => setCurrent(at)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !disabled && act()}
          >
            <Icon aria-hidden="true" />
          </button>
        )
      })}
    </div>
  )
}
