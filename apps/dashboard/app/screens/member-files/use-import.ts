import {
  type ExistingMembers,
  MAX_PREVIEW_BYTES,
  type MemberPreview,
} from '@vitrine/contract/member-files'
import { useState } from 'react'
import { createCall } from '../../api/client.ts'
import { fetchWithProgress } from '../../api/upload.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { uploadErrorMessage } from '../../shared/reason-text.ts'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'

/** A file on its way: checked, then imported. */
export interface MemberUpload {
  readonly file: File
  /** Undefined until its beginning was read. */
  readonly preview: MemberPreview | undefined
  /** Progress of the upload. */
  readonly share: number | undefined
}

export function useMemberImport() {
  const messages = useMessages()
  const { go } = useNavigation()
  const { siteId, call } = useCall()
  const refresh = useInvalidate()
  const [upload, setUpload] = useState<MemberUpload>()
  const [problem, setProblem] = useState<string>()
  const fail = (error: unknown) => {
    setProblem(uploadErrorMessage(error, messages))
    setUpload(undefined)
  }

  const choose = async (file: File) => {
    const isTable = /\.(csv|tsv|txt|jsonl|ndjson)$/i.test(file.name)
    setProblem(isTable ? undefined : messages.memberFiles.notTable({ name: file.name }))
    if (!isTable) return
    setUpload({ file, preview: undefined, share: undefined })
    try {
      const body = file.slice(0, MAX_PREVIEW_BYTES)
      const preview = await call(
        'memberFiles.previewMemberImport',
        { fileName: file.name },
        { body },
      )
      setUpload({ file, preview, share: undefined })
    } catch (error) {
      fail(error)
    }
  }
  const start = async (existing: ExistingMembers) => {
    if (!upload) return
    const { file } = upload
    const send = createCall(
      siteId,
      fetchWithProgress((share) => setUpload({ ...upload, share })),
    )
    setUpload({ ...upload, share: 0 })
    try {
      const input = { fileName: file.name, existing }
      const reply = await send('memberFiles.startMemberImport', input, { body: file })
      await refresh(['memberFiles.listMemberImports'])
      go(links.memberImport(reply.import.id))
    } catch (error) {
      fail(error)
    }
  }
  return { upload, problem, choose, start, another: () => setUpload(undefined) }
}
