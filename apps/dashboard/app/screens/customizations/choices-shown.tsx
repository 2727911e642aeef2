import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { ChoiceSwatch } from './choice-swatch.tsx'
import type { Customization } from './form.ts'

/** Enough to know it by. */
const MOST_SHOWN = 6

/** The first choices in one line: colours as swatches, or what a line of text takes. */
export function ChoicesShown({ customization }: { readonly customization: Customization }) {
  const { customizations: words } = useMessages()
  const language = useLanguage()
  const { freeTextInput, choicesSettings } = customization
  if (freeTextInput) {
    const most = formatNumber(freeTextInput.maxCharCount, language)
    return <span className="mute">{words.line(most)}</span>
  }
  const choices = choicesSettings?.choices ?? []
  const rest = choices.length - MOST_SHOWN
  return (
    <ul className="shown-choices">
      {choices.slice(0, MOST_SHOWN).map((choice) => (
        <li key={choice.id}>
          <ChoiceSwatch choice={choice} />
          <span dir="auto">{choice.name}</span>
        </li>
      ))}
      {rest > 0 && <li className="mute">{words.more(formatNumber(rest, language))}</li>}
    </ul>
  )
}
