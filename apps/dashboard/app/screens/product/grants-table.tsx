import type { FileGrant } from '@vitrine/contract/digital-files'
import { links } from '../../links.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'

interface GrantsTableProps {
  readonly grants: readonly FileGrant[]
  readonly total: number
  readonly now: Date
  readonly onRevoke: (grant: FileGrant) => void
}

export const nameOfGrant = ({ memberName, memberEmail }: FileGrant): string =>
  memberName || memberEmail

export function GrantsTable({ grants, total, now, onRevoke }: GrantsTableProps) {
  const { file } = useMessages().product
  const language = useLanguage()
  return (
    <>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{file.mayColumns.member}</th>
            <th scope="col">{file.mayColumns.until}</th>
            <th scope="col">{file.mayColumns.downloads}</th>
            <th scope="col">
              <span className="visually-hidden">{file.revoke}</span>
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
                {!grant.expiresDate && file.forever}
                {grant.expiresDate &&
                  (grant.expiresDate <= now
                    ? file.over
                    : formatDateTime(grant.expiresDate, language))}
              </td>
              <td className="mute">
                {file.downloads({ n: grant.downloads, limit: grant.downloadLimit })}
              </td>
              <td className="cell-actions">
                <IfAllowed call="digitalFiles.revokeFiles">
                  <button
                    type="button"
                    className="link-button"
                    aria-label={file.revokeOf({ name: nameOfGrant(grant) })}
                    onClick={() => onRevoke(grant)}
                  >
                    {file.revoke}
                  </button>
                </IfAllowed>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > grants.length && (
        <p className="field-hint">{file.more({ n: total - grants.length })}</p>
      )}
    </>
  )
}
