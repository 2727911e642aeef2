import { AmountField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
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

/** A whole number with the sentence of what it means. */
export function NumberSetting({ state: { form, errors, set }, name }: NumberSettingProps) {
  const { signInSettings: words } = useMessages()
  return (
    <div className="number-setting">
      <AmountField
        label={words[name]}
        hint={words[`${name}Hint`]}
        inputMode="numeric"
        name={name}
        value={form[name]}
        error={errors[name]}
        onText={(text) => set({ [name]: text.trim() })}
      />
    </div>
  )
}
