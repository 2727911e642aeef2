import { isColour } from './check.ts'
import type { ChoiceForm, OptionForm } from './form.ts'
import { newKey } from './form-items.ts'

export const newChoice = (): ChoiceForm => ({ key: newKey(), name: '', value: '' })

/** Colour choices need a colour code; text choices do not. */
export const withKindDefaults =
  (kind: OptionForm['kind']) =>
  (choice: ChoiceForm): ChoiceForm =>
    kind === 'color' && !isColour(choice.value) ? { ...choice, value: '#888888' } : choice

/** Target of Enter in a choice: the next empty choice, added if needed. */
export function afterEnter(
  { kind, choices }: Pick<OptionForm, 'kind' | 'choices'>,
  at: number,
): { readonly choices: readonly ChoiceForm[]; readonly focus: string } | undefined {
  const typed = choices[at]
  if (!typed || typed.name.trim() === '') return undefined
  const next = choices[at + 1]
  if (next && next.name.trim() === '') return { choices, focus: next.key }
  const added = withKindDefaults(kind)(newChoice())
  return { choices: choices.toSpliced(at + 1, 0, added), focus: added.key }
}
