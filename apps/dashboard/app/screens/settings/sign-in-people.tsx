import { ChoiceField, TicksField } from '../../scaffold/choice-field.tsx'
import { Switch } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { NumberSetting } from './number-setting.tsx'
import { factorTypes, type PartProps, passwordChanges, requireds } from './sign-in-spec.ts'

/** Who may join. */
export function Joining({ state: { form, set } }: PartProps) {
  const { signInSettings: words } = useMessages()
  return (
    <Section title={words.joining}>
      <Switch
        label={words.approval}
        hint={words.approvalHint}
        checked={form.approval}
        onChecked={(approval) => set({ approval })}
      />
      <Switch
        label={words.verification}
        hint={words.verificationHint}
        checked={form.verification}
        onChecked={(verification) => set({ verification })}
      />
    </Section>
  )
}

/** Which passwords are taken, and how they change. */
export function Passwords({ state }: PartProps) {
  const { signInSettings: words } = useMessages()
  const { form, set } = state
  return (
    <Section title={words.passwords}>
      <NumberSetting state={state} name="minLength" />
      <Switch
        label={words.refuseCommon}
        hint={words.refuseCommonHint}
        checked={form.refuseCommon}
        onChecked={(refuseCommon) => set({ refuseCommon })}
      />
      <Switch
        label={words.refuseOwnNames}
        hint={words.refuseOwnNamesHint}
        checked={form.refuseOwnNames}
        onChecked={(refuseOwnNames) => set({ refuseOwnNames })}
      />
      <ChoiceField
        label={words.passwordChange}
        value={form.passwordChange}
        options={passwordChanges.map((value) => ({ value, ...words.passwordChanges[value] }))}
        onValue={(passwordChange) => set({ passwordChange })}
      />
    </Section>
  )
}

/** What is asked beside the password, of whom, and how often. */
export function SecondStep({ state }: PartProps) {
  const { signInSettings: words } = useMessages()
  const { form, errors, set } = state
  return (
    <Section title={words.factors}>
      <TicksField
        label={words.allowed}
        {...(errors.allowed ? { error: errors.allowed } : {})}
        values={form.allowed}
        options={factorTypes.map((value) => ({ value, ...words.factorTypes[value] }))}
        onValues={(allowed) => set({ allowed })}
      />
      <ChoiceField
        label={words.required}
        value={form.required}
        options={requireds.map((value) => ({ value, ...words.requireds[value] }))}
        onValue={(required) => set({ required })}
      />
      <NumberSetting state={state} name="remember" />
    </Section>
  )
}
