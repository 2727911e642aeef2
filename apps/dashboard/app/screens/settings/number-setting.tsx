import { AmountField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { PartProps } from './sign-in-spec.ts'

type NumberName =
  | 'minLength'
  | 'remember'
  | 'resetWaitHours'
  | 'difficulty'
  | 'refreshTokenDays'
  | 'accessTokenMinutes'
  | 'sessionTokenMinutes'
  | 'recentProofMinutes'
  | 'failedLoginsPerAccount'
  | 'failedLoginsPerNetwork'
  | 'windowMinutes'
  | 'callsPerMinuteFactor'

interface NumberSettingProps extends PartProps {
  readonly name: NumberName
}

/** An integer with an explanation. */
export function NumberSetting({ state: { form, errors, set }, name }: NumberSettingProps) {
  const { signInSettings } = useMessages()
  return (
    <div className="number-setting">
      <AmountField
        label={signInSettings[name]}
        hint={signInSettings[`${name}Hint`]}
        inputMode="numeric"
        name={name}
        value={form[name]}
        error={errors[name]}
        onText={(text) => set({ [name]: text.trim() })}
      />
    </div>
  )
}
