import type { FileGrant } from '@vitrine/contract/digital-files'
import { links } from '../../links.ts'
import { formatMoment } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'

interface GrantsTableProps {
  readonly grants: readonly FileGrant[]
  readonly total: number
  readonly now: Date
  readonly onRevoke: (grant: FileGrant) => void
}

export const nameOfGrant = ({ memberName, memberEmail }: FileGrant): string =>
  memberName || memberEmail

export function GrantsTable({ grants, total, now, onRevoke }: GrantsTableProps) {
  const { file: words } = useMessages().product
  const language = useLanguage()
  return (
    <>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{words.mayColumns.member}</th>
            <th scope="col">{words.mayColumns.until}</th>
            <th scope="col">{words.mayColumns.downloads}</th>
            <th scope="col">
              <span className="unseen">{words.revoke}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {grants.map((grant) => (
            <tr key={grant.memberId}>
              <th scope="row" className="cell-name">
                <Link href={links.member(grant.memberId)}>{nameOfGrant(grant)}</Link>
                {grant.memberName && <small className="mute">{grant.memberEmail}</small>}
              </th>
              <td className="mute">
                {!grant.expiresDate && words.forever}
                {grant.expiresDate &&
                  (grant.expiresDate <= now
                    ? words.over
                    : formatMoment(grant.expiresDate, language))}
              </td>
              <td className="mute">{words.downloads(grant.downloads, grant.downloadLimit)}</td>
              <td className="cell-actions">
                <May call="digitalFiles.revokeFiles">
                  <button
                    type="button"
                    className="link-button"
                    aria-label={words.revokeOf(nameOfGrant(grant))}
                    onClick={() => onRevoke(grant)}
                  >
                    {words.revoke}
                  </button>
                </May>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > grants.length && <p className="field-hint">{words.more(total - grants.length)}</p>}
    </>
  )
}
