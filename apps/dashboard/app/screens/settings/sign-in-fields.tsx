import type { SiteSettings } from '@vitrine/contract/sites'
import { links } from '../../links.ts'
import { CheckboxesField, ChoiceField } from '../../shared/choice-field.tsx'
import { Switch } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Section } from '../../shared/section.tsx'
import { NumberSetting } from './number-setting.tsx'
import {
  factorTypes,
  type PartProps,
  passwordChanges,
  privacies,
  requiredModes,
} from './sign-in-spec.ts'

/** Settings of registration. */
export function RegistrationFields({ state: { form, set } }: PartProps) {
  const { signInSettings } = useMessages()
  return (
    <Section title={signInSettings.joining}>
      <Switch
        label={signInSettings.approval}
        hint={signInSettings.approvalHint}
        checked={form.approval}
        onChecked={(approval) => set({ approval })}
      />
      <Switch
        label={signInSettings.verification}
        hint={signInSettings.verificationHint}
        checked={form.verification}
        onChecked={(verification) => set({ verification })}
      />
      <ChoiceField
        label={signInSettings.privacy}
        value={form.privacy}
        options={privacies.map((value) => ({ value, ...signInSettings.privacies[value] }))}
        onValue={(privacy) => set({ privacy })}
      />
    </Section>
  )
}

/** Settings of passwords. */
export function PasswordFields({ state }: PartProps) {
  const { signInSettings } = useMessages()
  const { form, set } = state
  return (
    <Section title={signInSettings.passwords}>
      <NumberSetting state={state} name="minLength" />
      <Switch
        label={signInSettings.refuseCommon}
        hint={signInSettings.refuseCommonHint}
        checked={form.refuseCommon}
        onChecked={(refuseCommon) => set({ refuseCommon })}
      />
      <Switch
        label={signInSettings.refuseOwnNames}
        hint={signInSettings.refuseOwnNamesHint}
        checked={form.refuseOwnNames}
        onChecked={(refuseOwnNames) => set({ refuseOwnNames })}
      />
      <ChoiceField
        label={signInSettings.passwordChange}
        value={form.passwordChange}
        options={passwordChanges.map((value) => ({
          value,
          ...signInSettings.passwordChanges[value],
        }))}
        onValue={(passwordChange) => set({ passwordChange })}
      />
    </Section>
  )
}

interface SecondStepProps extends PartProps {
  readonly settings: Pick<SiteSettings, 'smsGateway' | 'callGateway'>
}

/** Settings of second factors. */
export function SecondFactorFields({ state, settings }: SecondStepProps) {
  const { signInSettings } = useMessages()
  const { form, errors, set } = state
  const { smsGateway, callGateway } = settings
  const hasNoGateway =
    (form.allowed.includes('SMS') && smsGateway.url === '') ||
    (form.allowed.includes('CALL') && callGateway.url === '')
  return (
    <Section title={signInSettings.factors}>
      <CheckboxesField
        label={signInSettings.allowed}
        {...(errors.allowed ? { error: errors.allowed } : {})}
        values={form.allowed}
        options={factorTypes.map((value) => ({ value, ...signInSettings.factorTypes[value] }))}
        onValues={(allowed) => set({ allowed })}
      />
      {hasNoGateway && (
        <p className="field-hint">
          {signInSettings.noGateway}{' '}
          <Link href={links.settings('phone')}>{signInSettings.setGateway}</Link>
        </p>
      )}
      <ChoiceField
        label={signInSettings.required}
        value={form.required}
        options={requiredModes.map((value) => ({ value, ...signInSettings.requireds[value] }))}
        onValue={(required) => set({ required })}
      />
      <NumberSetting state={state} name="remember" />
      <NumberSetting state={state} name="resetWaitHours" />
    </Section>
  )
}
