import { Plus, Trash2 } from 'lucide-react'
import { AmountField, SelectField, Switch, TextField } from '../../../shared/fields.tsx'
import { currencySign } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { Section } from '../../../shared/section.tsx'
import { replaced } from '../form-items.ts'
import type { ExtrasProps } from './form.ts'
import { frequencies, newPlan, type PlanDiscount, type PlanForm } from './form.ts'

const MAX_PLANS = 6
const discounts: readonly PlanDiscount[] = ['NONE', 'PERCENT', 'AMOUNT']

/** Subscription options of the product. */
export function Plans({ form, errors, set, money }: ExtrasProps) {
  const { extras } = useMessages()
  const { plans, buyOnce } = form
  return (
    <Section
      title={extras.plans}
      hint={extras.plansHint}
      actions={
        plans.length < MAX_PLANS && (
          <button
            type="button"
            className="button"
            onClick={() => set({ plans: [...plans, newPlan()] })}
          >
            <Plus aria-hidden="true" />
            {extras.addPlan}
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
          label={extras.buyOnce}
          hint={extras.buyOnceHint}
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
  const { extras } = useMessages()
  return (
    <fieldset className="option extra">
      <legend>
        <bdi>{plan.title.trim() || extras.newPlan}</bdi>
      </legend>
      <button
        type="button"
        className="icon-button extra-remove"
        aria-label={extras.removePlan({ title: plan.title.trim() || extras.newPlan })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <div className="fields-2">
        <TextField
          label={extras.planTitle}
          autoComplete="off"
          dir="auto"
          maxLength={20}
          value={plan.title}
          error={errorOf('title')}
          onText={(title) => onChange({ title })}
        />
        <TextField
          label={extras.planText}
          autoComplete="off"
          dir="auto"
          maxLength={60}
          value={plan.description}
          onText={(description) => onChange({ description })}
        />
      </div>
      <IntervalFields plan={plan} errorOf={errorOf} onChange={onChange} />
      <div className="fields-2">
        <SelectField
          label={extras.planDiscount}
          value={plan.discount}
          options={discounts.map((one) => [one, extras.planDiscounts[one]] as const)}
          onValue={(discount) => onChange({ discount })}
        />
        {plan.discount !== 'NONE' && (
          <AmountField
            label={extras.less}
            prefix={plan.discount === 'PERCENT' ? '%' : sign}
            value={plan.less}
            error={errorOf('less')}
            onText={(less) => onChange({ less })}
          />
        )}
      </div>
      <Switch
        label={extras.planVisible}
        checked={plan.visible}
        onChecked={(visible) => onChange({ visible })}
      />
    </fieldset>
  )
}

/** Interval and duration. */
function IntervalFields({
  plan,
  errorOf,
  onChange,
}: Pick<OnePlanProps, 'plan' | 'errorOf' | 'onChange'>) {
  const { extras } = useMessages()
  return (
    <div className="fields-3">
      <TextField
        label={extras.interval}
        className="figure"
        inputMode="numeric"
        autoComplete="off"
        value={plan.interval}
        error={errorOf('interval')}
        onText={(interval) => onChange({ interval })}
      />
      <SelectField
        label={extras.frequency}
        value={plan.frequency}
        options={frequencies.map((one) => [one, extras.frequencies[one]] as const)}
        onValue={(frequency) => onChange({ frequency })}
      />
      <TextField
        label={extras.times}
        hint={extras.timesHint}
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
