import { useLogin, useLoginForm } from '@vitrine/react'
import { Icon } from '@vitrine/ui/icon'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import PhoneCall from 'lucide-react/icons/phone-call'
import Smartphone from 'lucide-react/icons/smartphone'
import { useWords } from '../messages/index.ts'
import { type AskedFactor, isAsked } from './step.ts'
import type { StepFormProps } from './step-form.tsx'

const glyphs = {
  TOTP: Smartphone,
  EMAIL: Mail,
  SMS: MessageSquare,
  CALL: PhoneCall,
  PUSH: MonitorSmartphone,
  WEBAUTHN: Fingerprint,
  RECOVERY_CODE: KeyRound,
} as const

type WaysProps = Pick<StepFormProps, 'action' | 'onSubmit' | 'hidden'> & {
  ways: readonly AskedFactor[]
  /** Whether they are to be added or to be answered with. */
  purpose: 'add' | 'choose'
}

/** Second factors as rows to press, each with what it takes. */
export function Ways({ ways, purpose, action, hidden = {}, onSubmit }: WaysProps) {
  const words = useWords()
  return (
    <form className="ways" id="ways" method="post" action={action} onSubmit={onSubmit}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ways.map((way) => (
        <button key={way} className="way" type="submit" name="factor" value={way}>
          <Icon as={glyphs[way]} size={20} />
          <span className="way-words">
            <span className="way-name">{words.t(`way.${way}`)}</span>
            <span className="v-mute">{words.t(`way.${purpose}.${way}`)}</span>
          </span>
        </button>
      ))}
    </form>
  )
}

/** The second factors that the sign-in can be answered with. */
export function OtherWays() {
  const { state } = useLogin()
  const { attributes, hidden } = useLoginForm('chooseFactor')
  const { action = '', onSubmit } = attributes
  const factors = state.loginState === 'SECOND_FACTOR_REQUIRED' ? state.data.factors : []
  const ways = factors.map(({ factorType }) => factorType).filter(isAsked)
  return <Ways {...{ ways, hidden, onSubmit }} purpose="choose" action={action} />
}
