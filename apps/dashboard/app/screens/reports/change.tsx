import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'

/** How much more or less than before, in per cent; nothing where there was nothing before. */
export function Change({ now, before }: { readonly now: number; readonly before: number }) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  if (before <= 0) return null
  if (now === before) return <span>{texts.change.same}</span>
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const text = share.format(Math.abs(now - before) / before)
  return (
    <span>
      {now > before ? texts.change.up({ share: text }) : texts.change.down({ share: text })}
    </span>
  )
}
