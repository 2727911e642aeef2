import { Plus, Trash2 } from 'lucide-react'
import { AmountField, SelectField, Switch, TextField } from '../../../scaffold/fields.tsx'
import { currencySign } from '../../../scaffold/format.ts'
import { useMessages } from '../../../scaffold/messages.tsx'
import { Section } from '../../../scaffold/section.tsx'
import { replaced } from '../parts.ts'
import type { ExtrasProps } from './extras-part.tsx'
import { frequencies, newPlan, type PlanDiscount, type PlanForm } from './form.ts'

const MOST = 6
const discounts: readonly PlanDiscount[] = ['NONE', 'PERCENT', 'AMOUNT']

/** Ways to have the product come again and again. */
export function Plans({ form, errors, set, money }: ExtrasProps) {
  const { extras: words } = useMessages()
  const { plans, buyOnce } = form
  return (
    <Section
      title={words.plans}
      hint={words.plansHint}
      actions={
        plans.length < MOST && (
          <button
            type="button"
            className="button"
            onClick={() => set({ plans: [...plans, newPlan()] })}
          >
            <Plus aria-hidden="true" />
            {words.addPlan}
          </button>
        )
      }
    >
      {plans.map((plan, at) => (
        <OnePlan
          key={plan.key}
          plan={plan}
          errorOf={(path) => errors[`plans.${at}.${path}`]}
          sign={currencySign(money.currency, money.locale)}
          onChange={(change) => set({ plans: replaced(plans, plan.key, change) })}
          onRemove={() => set({ plans: plans.filter((one) => one !== plan) })}
        />
      ))}
      {plans.length > 0 && (
        <Switch
          label={words.buyOnce}
          hint={words.buyOnceHint}
          checked={buyOnce}
          onChecked={(on) => set({ buyOnce: on })}
        />
      )}
    </Section>
  )
}

interface OnePlanProps {
  readonly plan: PlanForm
  readonly errorOf: (path: string) => string | undefined
  readonly sign: string
  readonly onChange: (change: Partial<PlanForm>) => void
  readonly onRemove: () => void
}

function OnePlan({ plan, errorOf, sign, onChange, onRemove }: OnePlanProps) {
  const { extras: words } = useMessages()
  return (
    <fieldset className="option extra">
      <legend>
        <bdi>{plan.title.trim() || words.newPlan}</bdi>
      </legend>
      <button
        type="button"
        className="icon-button extra-remove"
        aria-label={words.removePlan(plan.title.trim() || words.newPlan)}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <div className="fields-2">
        <TextField
          label={words.planTitle}
          autoComplete="off"
          dir="auto"
          maxLength={20}
          value={plan.title}
          error={errorOf('title')}
          onText={(title) => onChange({ title })}
        />
        <TextField
          label={words.planText}
          autoComplete="off"
          dir="auto"
          maxLength={60}
          value={plan.description}
          onText={(description) => onChange({ description })}
        />
      </div>
      <Rhythm plan={plan} errorOf={errorOf} onChange={onChange} />
      <div className="fields-2">
        <SelectField
          label={words.planDiscount}
          value={plan.discount}
          options={discounts.map((one) => [one, words.planDiscounts[one]] as const)}
          onValue={(discount) => onChange({ discount })}
        />
        {plan.discount !== 'NONE' && (
          <AmountField
            label={words.less}
            before={plan.discount === 'PERCENT' ? '%' : sign}
            value={plan.less}
            error={errorOf('less')}
            onText={(less) => onChange({ less })}
          />
        )}
      </div>
      <Switch
        label={words.planVisible}
        checked={plan.visible}
        onChecked={(visible) => onChange({ visible })}
      />
    </fieldset>
  )
}

/** How often it comes, and until when. */
function Rhythm({ plan, errorOf, onChange }: Pick<OnePlanProps, 'plan' | 'errorOf' | 'onChange'>) {
  const { extras: words } = useMessages()
  return (
    <div className="fields-3">
      <TextField
        label={words.interval}
        className="figure"
        inputMode="numeric"
        autoComplete="off"
        value={plan.interval}
        error={errorOf('interval')}
        onText={(interval) => onChange({ interval })}
      />
      <SelectField
        label={words.frequency}
        value={plan.frequency}
        options={frequencies.map((one) => [one, words.frequencies[one]] as const)}
        onValue={(frequency) => onChange({ frequency })}
      />
      <TextField
        label={words.times}
        hint={words.timesHint}
        className="figure"
        inputMode="numeric"
        autoComplete="off"
        value={plan.times}
        error={errorOf('times')}
        onText={(times) => onChange({ times })}
      />
    </div>
  )
}
