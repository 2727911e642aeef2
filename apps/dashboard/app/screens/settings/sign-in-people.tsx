import type { SiteSettings } from '@vitrine/contract/sites'
import { links } from '../../links.ts'
import { ChoiceField, TicksField } from '../../scaffold/choice-field.tsx'
import { Switch } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { Section } from '../../scaffold/section.tsx'
import { NumberSetting } from './number-setting.tsx'
import {
  factorTypes,
  type PartProps,
  passwordChanges,
  privacies,
  requireds,
} from './sign-in-spec.ts'

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
      <ChoiceField
        label={words.privacy}
        value={form.privacy}
        options={privacies.map((value) => ({ value, ...words.privacies[value] }))}
        onValue={(privacy) => set({ privacy })}
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

interface SecondStepProps extends PartProps {
  readonly settings: Pick<SiteSettings, 'smsGateway' | 'callGateway'>
}

/** What is asked beside the password, of whom, and how often. */
export function SecondStep({ state, settings }: SecondStepProps) {
  const { signInSettings: words } = useMessages()
  const { form, errors, set } = state
  const { smsGateway, callGateway } = settings
  const isMute =
    (form.allowed.includes('SMS') && smsGateway.url === '') ||
    (form.allowed.includes('CALL') && callGateway.url === '')
  return (
    <Section title={words.factors}>
      <TicksField
        label={words.allowed}
        {...(errors.allowed ? { error: errors.allowed } : {})}
        values={form.allowed}
        options={factorTypes.map((value) => ({ value, ...words.factorTypes[value] }))}
        onValues={(allowed) => set({ allowed })}
      />
      {isMute && (
        <p className="field-hint">
          {words.noGateway} <Link href={links.settings('phone')}>{words.setGateway}</Link>
        </p>
      )}
      <ChoiceField
        label={words.required}
        value={form.required}
        options={requireds.map((value) => ({ value, ...words.requireds[value] }))}
        onValue={(required) => set({ required })}
      />
      <NumberSetting state={state} name="remember" />
      <NumberSetting state={state} name="resetWaitHours" />
    </Section>
  )
}
