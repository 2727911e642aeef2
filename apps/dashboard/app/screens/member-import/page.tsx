import type { MemberImport, MemberReportRow } from '@vitrine/contract/member-files'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { FileRunPage } from '../imports/file-run.tsx'

export interface MemberImportPageProps {
  readonly run: MemberImport
  readonly report: readonly MemberReportRow[]
  /** Counted from 1. */
  readonly page: number
  readonly error?: unknown
  readonly onStop: () => void
}

export function MemberImportPage(props: MemberImportPageProps) {
  const { memberFiles } = useMessages()
  const { run } = props
  const { counts } = memberFiles
  return (
    <FileRunPage
      {...props}
      labels={memberFiles}
      backLink={<Link href={links.memberFiles()}>{memberFiles.title}</Link>}
      doneLink={
        <Link className="button" href={links.members()}>
          {memberFiles.seeMembers}
        </Link>
      }
      counts={[
        [counts.created, run.created],
        [counts.updated, run.updated],
        [counts.unchanged, run.unchanged],
        [counts.failed, run.job.failed],
      ]}
      linkTo={(page) => links.memberImport(run.id, { page })}
    />
  )
}
