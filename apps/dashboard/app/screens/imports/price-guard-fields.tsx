import { defaultPriceGuard, type PriceGuard } from '@vitrine/contract/imports'
import type { Messages } from '../../messages/index.ts'
import { Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'

export interface PriceGuardForm {
  readonly guardsPrices: boolean
  /** Whole percentages, as typed. */
  readonly share: string
  readonly change: string
}

export const priceGuardFormOf = (guard: PriceGuard | undefined): PriceGuardForm => ({
  guardsPrices: guard !== undefined,
  share: String((guard ?? defaultPriceGuard).share),
  change: String((guard ?? defaultPriceGuard).change),
})

export const emptyPriceGuard = priceGuardFormOf(defaultPriceGuard)

export const priceGuardOf = ({ guardsPrices, share, change }: PriceGuardForm): PriceGuard | null =>
  guardsPrices ? { share: Number(share), change: Number(change) } : null

const limits = { share: { min: 0, max: 100 }, change: { min: 1, max: 1000 } } as const

export function checkPriceGuard(
  form: PriceGuardForm,
  { importSchedules: labels }: Messages,
): Errors {
  if (!form.guardsPrices) return {}
  const wrong = (['share', 'change'] as const).filter((field) => {
    const { min, max } = limits[field]
    const number = Number(form[field])
    return !/^\d+$/.test(form[field].trim()) || number < min || number > max
  })
  return Object.fromEntries(
    wrong.map((field) => {
      const { min, max } = limits[field]
      return [field, labels.needPercent({ min: String(min), max: String(max) })]
    }),
  )
}

interface PriceGuardFieldsProps {
  readonly form: PriceGuardForm
  readonly set: (change: Partial<PriceGuardForm>) => void
  readonly errors: Errors
}

/** When a file waits because of its prices. */
export function PriceGuardFields({ form, set, errors }: PriceGuardFieldsProps) {
  const { importSchedules: labels } = useMessages()
  return (
    <>
      <Switch
        label={labels.priceGuard}
        hint={labels.priceGuardHint}
        checked={form.guardsPrices}
        onChecked={(guardsPrices) => set({ guardsPrices })}
      />
      {form.guardsPrices && (
        <div className="schedule-times">
          <TextField
            label={labels.guardShare}
            inputMode="numeric"
            autoComplete="off"
            value={form.share}
            error={errors.share}
            onText={(share) => set({ share })}
          />
          <TextField
            label={labels.guardChange}
            inputMode="numeric"
            autoComplete="off"
            value={form.change}
            error={errors.change}
            onText={(change) => set({ change })}
          />
        </div>
      )}
    </>
  )
}
