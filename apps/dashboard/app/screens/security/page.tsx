import type { StaffPasskey, StaffSecurity } from '@vitrine/contract/staff'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'

export interface FactorsProps {
  readonly security: StaffSecurity
  /** Why this browser cannot add a passkey here; undefined when it can. */
  readonly noPasskeys: string | undefined
  readonly onAddApp: () => void
  readonly onRemoveApp: () => void
  readonly onAddPasskey: () => void
  readonly onRename: (passkey: StaffPasskey) => void
  readonly onRemove: (passkey: StaffPasskey) => void
  readonly onRenew: () => void
}

/** The second factors of the signed-in person. */
export function Factors(props: FactorsProps) {
  const { security } = props
  const { security: labels } = useMessages()
  const { authenticator, passkeys, isRequired } = security
  const hasAny = authenticator !== undefined || passkeys.length > 0
  return (
    <Section title={labels.factors} hint={labels.factorsHint}>
      {!hasAny && <p className="notice">{labels.none}</p>}
      {hasAny && isRequired && <p className="field-hint">{labels.requiredNote}</p>}
      <App {...props} />
      <Passkeys {...props} />
      <Codes {...props} hasAny={hasAny} />
    </Section>
  )
}

function App({ security: { authenticator }, onAddApp, onRemoveApp }: FactorsProps) {
  const { security } = useMessages()
  return (
    <div className="factor">
      <h3>{security.app}</h3>
      <p className="mute">{security.appText}</p>
      {authenticator && <FactorTimes {...authenticator} />}
      <div className="factor-ways">
        <button type="button" className="button" onClick={onAddApp}>
          {authenticator ? security.changeApp : security.addApp}
        </button>
        {authenticator && (
          <button type="button" className="button button-quiet-bad" onClick={onRemoveApp}>
            {security.removeApp}…
          </button>
        )}
      </div>
    </div>
  )
}

function Passkeys({ security, noPasskeys, onAddPasskey, onRename, onRemove }: FactorsProps) {
  const { security: labels } = useMessages()
  const { passkeys } = security
  return (
    <div className="factor">
      <h3>{labels.passkeys}</h3>
      <p className="mute">{labels.passkeysText}</p>
      {passkeys.length === 0 ? (
        <p>{labels.noPasskeys}</p>
      ) : (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <FactorTimes {...passkey} />
              </div>
              <button
                type="button"
                className="link-button"
                aria-label={labels.renameOf({ name: passkey.name })}
                onClick={() => onRename(passkey)}
              >
                {labels.rename}
              </button>
              <button
                type="button"
                className="link-button"
                aria-label={labels.removeOf({ name: passkey.name })}
                onClick={() => onRemove(passkey)}
              >
                {labels.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {noPasskeys ? (
        <p className="field-hint">{noPasskeys}</p>
      ) : (
        <div className="factor-ways">
          <button type="button" className="button" onClick={onAddPasskey}>
            {labels.addPasskey}
          </button>
        </div>
      )}
    </div>
  )
}

function Codes({ security, hasAny, onRenew }: FactorsProps & { readonly hasAny: boolean }) {
  const { security: labels } = useMessages()
  return (
    <div className="factor">
      <h3>{labels.codes}</h3>
      <p className="mute">{labels.codesText}</p>
      {hasAny ? (
        <>
          <p role="status">{labels.codesLeft({ n: String(security.recoveryCodesLeft) })}</p>
          <div className="factor-ways">
            <button type="button" className="button" onClick={onRenew}>
              {labels.renew}…
            </button>
          </div>
        </>
      ) : (
        <p>{labels.noCodes}</p>
      )}
    </div>
  )
}

interface TimesProps {
  readonly createdDate: Date
  readonly lastUsedDate?: Date | undefined
  readonly isSynced?: boolean
}

/** When it was added, and when it was last used. */
function FactorTimes({ createdDate, lastUsedDate, isSynced }: TimesProps) {
  const { security } = useMessages()
  const language = useLanguage()
  const parts = [
    security.since({ date: formatDateTime(createdDate, language) }),
    ...(lastUsedDate ? [security.used({ date: formatDateTime(lastUsedDate, language) })] : []),
    ...(isSynced ? [security.synced] : []),
  ]
  return <p className="field-hint">{parts.join(' · ')}</p>
}
