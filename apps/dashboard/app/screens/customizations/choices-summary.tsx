import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { ChoiceSwatch } from './choice-swatch.tsx'
import type { Customization } from './form.ts'

/** Number of choices in the summary. */
const MAX_SHOWN = 6

/** The first choices in one line: colours as swatches, or the constraints of a text. */
export function ChoicesSummary({ customization }: { readonly customization: Customization }) {
  const { customizations } = useMessages()
  const language = useLanguage()
  const { freeText, choices } = customization
  if (freeText) {
    const maxLength = formatNumber(freeText.maxCharCount, language)
    return <span className="mute">{customizations.line({ maxChars: maxLength })}</span>
  }
  const rest = choices.length - MAX_SHOWN
  return (
    <ul className="shown-choices">
      {choices.slice(0, MAX_SHOWN).map((choice) => (
        <li key={choice.id}>
          <ChoiceSwatch choice={choice} />
          <span dir="auto">{choice.name}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className="mute">{customizations.more({ count: formatNumber(rest, language) })}</li>
      )}
    </ul>
  )
}
