import { Status } from '@vitrine/ui/status'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PeekPanel } from '../../shared/peek/peek-panel.tsx'
import type { Promotion } from './form.ts'
import { codeText, tones, usesText } from './texts.ts'

interface DiscountPeekProps {
  readonly promotion: Promotion
  /** Its effect as a sentence. */
  readonly effect: string
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The effect of a discount, its code, uses and dates. */
export function DiscountPeek({ promotion, effect, onOpen, onClose }: DiscountPeekProps) {
  const { discounts } = useMessages()
  const language = useLanguage()
  const { columns } = discounts
  const { name, status, startDate, endDate } = promotion
  const facts = [
    [columns.code, codeText(promotion, discounts)],
    [columns.used, usesText(promotion, discounts, language)],
    [columns.from, startDate && formatDateTime(startDate, language)],
    [columns.until, endDate && formatDateTime(endDate, language)],
  ] as const
  return (
    <PeekPanel title={name} onOpen={onOpen} onClose={onClose} error={undefined} onRetry={onClose}>
      <p className="peek-states">
        <Status tone={tones[status]}>{discounts.state[status]}</Status>
      </p>
      <p dir="auto">{effect}</p>
      <dl className="peek-facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </PeekPanel>
  )
}
