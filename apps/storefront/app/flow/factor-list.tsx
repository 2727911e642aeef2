import { useLogin, useLoginForm } from '@vitrine/react'
import { Icon } from '@vitrine/ui/icon'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import PhoneCall from 'lucide-react/icons/phone-call'
import Smartphone from 'lucide-react/icons/smartphone'
import { useMessages } from '../messages/index.ts'
import { isPromptedFactor, type PromptedFactor } from './sign-in-step.ts'
import type { StepFormProps } from './step-form.tsx'

const icons = {
  TOTP: Smartphone,
  EMAIL: Mail,
  SMS: MessageSquare,
  CALL: PhoneCall,
  PUSH: MonitorSmartphone,
  WEBAUTHN: Fingerprint,
  RECOVERY_CODE: KeyRound,
} as const

type FactorListProps = Pick<StepFormProps, 'action' | 'onSubmit' | 'hidden'> & {
  choices: readonly PromptedFactor[]
  /** Whether factors are added or used. */
  purpose: 'add' | 'choose'
}

/** Second factors as a list of buttons, each with a short explanation. */
export function FactorList({ choices, purpose, action, hidden = {}, onSubmit }: FactorListProps) {
  const messages = useMessages()
  return (
    <form className="factors" id="factors" method="post" action={action} onSubmit={onSubmit}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map((factorType) => (
        <button key={factorType} className="factor" type="submit" name="factor" value={factorType}>
          <Icon as={icons[factorType]} size={20} />
          <span className="factor-text">
            <span className="factor-name">{messages.factorName[factorType]}</span>
            <span className="v-mute">
              {messages[purpose === 'add' ? 'factorSetup' : 'factorChoice'][factorType]}
            </span>
          </span>
        </button>
      ))}
    </form>
  )
}

/** The second factors with which the sign-in can be completed. */
export function FactorChoices() {
  const { state } = useLogin()
  const { attributes, hidden } = useLoginForm('chooseFactor')
  const { action = '', onSubmit } = attributes
  const factors = state.loginState === 'SECOND_FACTOR_REQUIRED' ? state.data.factors : []
  const choices = factors.map(({ factorType }) => factorType).filter(isPromptedFactor)
  return (
    <FactorList
      choices={choices}
      hidden={hidden}
      onSubmit={onSubmit}
      purpose="choose"
      action={action}
    />
  )
}
