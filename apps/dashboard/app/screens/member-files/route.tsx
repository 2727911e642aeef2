import { isJobFinished } from '../../shared/job-status.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { MemberFilesPage } from './page.tsx'
import { useMemberImport } from './use-import.ts'

const WHILE_RUNNING_MS = 1_000

export function MemberFilesRoute() {
  const imports = useOperation(
    'memberFiles.listMemberImports',
    { limit: 50 },
    {
      refetchInterval: (last) =>
        last?.imports.some(({ job }) => !isJobFinished(job.state)) ? WHILE_RUNNING_MS : false,
    },
  )
  const exports = useOperation(
    'memberFiles.listMemberExports',
    { limit: 10 },
    {
      refetchInterval: (last) =>
        last?.exports.some(({ job }) => !isJobFinished(job.state)) ? WHILE_RUNNING_MS : false,
    },
  )
  const { upload, problem, choose, start, another } = useMemberImport()
  const exporting = useAction('memberFiles.startMemberExport', {
    invalidates: ['memberFiles.listMemberExports'],
  })
  const download = useAction('memberFiles.createMemberExportDownload')
  return (
    <MemberFilesPage
      imports={imports.data?.imports}
      error={imports.error}
      now={new Date()}
      importing={{
        upload,
        problem,
        onFile: (file) => void choose(file),
        onStart: (existing) => void start(existing),
        onAnother: another,
      }}
      exporting={{
        exports: exports.data?.exports,
        busy: exporting.isPending,
        failure: exporting.error ?? download.error ?? exports.error,
        onStart: (order) => exporting.mutate(order),
        // The address needs no token, so that the browser itself keeps the file.
        onDownload: (id) =>
          download.mutate(
            { id },
            { onSuccess: ({ url }) => location.assign(new URL(url).pathname) },
          ),
      }}
    />
  )
}
