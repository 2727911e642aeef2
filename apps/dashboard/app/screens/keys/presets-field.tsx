import { useId } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import type { KeyForm } from './form.ts'
import { presetNames, presetOf, presets } from './presets.ts'

interface PresetsFieldProps {
  readonly form: Pick<KeyForm, 'all' | 'scopes'>
  readonly onChoose: (chosen: Pick<KeyForm, 'all' | 'scopes'>) => void
}

/** Fills in the rights that programs of one kind need; each can be changed below. */
export function PresetsField({ form, onChoose }: PresetsFieldProps) {
  const { keys } = useMessages()
  const id = useId()
  const chosen = presetOf(form)
  return (
    <div className="field">
      <span id={id} className="choices-label">
        {keys.presets}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around three words */}
      <div role="group" aria-labelledby={id} className="chips">
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={chosen === name}
            onClick={() => onChoose({ all: false, scopes: presets[name] })}
          >
            {keys.presetNames[name]}
          </button>
        ))}
      </div>
    </div>
  )
}
