import type { StaffPasskey, StaffSecurity } from '@vitrine/contract/staff'
import { formatMoment } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'

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

/** What one’s own sign-in is proved with beside the password. */
export function Factors(props: FactorsProps) {
  const { security } = props
  const { security: words } = useMessages()
  const { authenticator, passkeys, isRequired } = security
  const hasAny = authenticator !== undefined || passkeys.length > 0
  return (
    <Section title={words.factors} hint={words.factorsHint}>
      {!hasAny && <p className="notice">{words.none}</p>}
      {hasAny && isRequired && <p className="field-hint">{words.requiredNote}</p>}
      <App {...props} />
      <Passkeys {...props} />
      <Codes {...props} hasAny={hasAny} />
    </Section>
  )
}

function App({ security: { authenticator }, onAddApp, onRemoveApp }: FactorsProps) {
  const { security: words } = useMessages()
  return (
    <div className="factor">
      <h3>{words.app}</h3>
      <p className="mute">{words.appText}</p>
      {authenticator && <Times {...authenticator} />}
      <div className="factor-ways">
        <button type="button" className="button" onClick={onAddApp}>
          {authenticator ? words.changeApp : words.addApp}
        </button>
        {authenticator && (
          <button type="button" className="button button-quiet-bad" onClick={onRemoveApp}>
            {words.removeApp}…
          </button>
        )}
      </div>
    </div>
  )
}

function Passkeys({ security, noPasskeys, onAddPasskey, onRename, onRemove }: FactorsProps) {
  const { security: words } = useMessages()
  const { passkeys } = security
  return (
    <div className="factor">
      <h3>{words.passkeys}</h3>
      <p className="mute">{words.passkeysText}</p>
      {passkeys.length === 0 ? (
        <p>{words.noPasskeys}</p>
      ) : (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <Times {...passkey} />
              </div>
              <button
                type="button"
                className="link-button"
                aria-label={words.renameOf(passkey.name)}
                onClick={() => onRename(passkey)}
              >
                {words.rename}
              </button>
              <button
                type="button"
                className="link-button"
                aria-label={words.removeOf(passkey.name)}
                onClick={() => onRemove(passkey)}
              >
                {words.remove}
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
            {words.addPasskey}
          </button>
        </div>
      )}
    </div>
  )
}

function Codes({ security, hasAny, onRenew }: FactorsProps & { readonly hasAny: boolean }) {
  const { security: words } = useMessages()
  return (
    <div className="factor">
      <h3>{words.codes}</h3>
      <p className="mute">{words.codesText}</p>
      {hasAny ? (
        <>
          <p role="status">{words.codesLeft(String(security.recoveryCodesLeft))}</p>
          <div className="factor-ways">
            <button type="button" className="button" onClick={onRenew}>
              {words.renew}…
            </button>
          </div>
        </>
      ) : (
        <p>{words.noCodes}</p>
      )}
    </div>
  )
}

interface TimesProps {
  readonly createdDate: Date
  readonly lastUsedDate?: Date | undefined
  readonly isSynced?: boolean
}

/** Since when it is there, and when it was last used. */
function Times({ createdDate, lastUsedDate, isSynced }: TimesProps) {
  const { security: words } = useMessages()
  const language = useLanguage()
  const said = [
    words.since(formatMoment(createdDate, language)),
    ...(lastUsedDate ? [words.used(formatMoment(lastUsedDate, language))] : []),
    ...(isSynced ? [words.synced] : []),
  ]
  return <p className="field-hint">{said.join(' · ')}</p>
}
