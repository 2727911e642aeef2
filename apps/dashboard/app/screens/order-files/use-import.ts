import { useState } from 'react'
import { createCall } from '../../api/client.ts'
import { fetchWithProgress } from '../../api/upload.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { uploadErrorMessage } from '../../shared/reason-text.ts'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'

/** A file of orders that is being sent. */
export interface OrderUpload {
  readonly name: string
  /** Progress of the upload, from 0 to 1. */
  readonly share: number
}

export function useOrderImport() {
  const messages = useMessages()
  const { go } = useNavigation()
  const { siteId } = useCall()
  const refresh = useInvalidate()
  const [upload, setUpload] = useState<OrderUpload>()
  const [problem, setProblem] = useState<string>()

  const start = async (file: File, dryRun: boolean) => {
    const { name } = file
    const isTable = /\.(csv|tsv|txt|jsonl|ndjson)$/i.test(name)
    setProblem(isTable ? undefined : messages.orderFiles.notTable({ name }))
    if (!isTable) return
    setUpload({ name, share: 0 })
    const send = createCall(
      siteId,
      fetchWithProgress((share) => setUpload({ name, share })),
    )
    try {
      const input = { fileName: name, dryRun }
      const reply = await send('orderFiles.startOrderImport', input, { body: file })
      await refresh(['orderFiles.listOrderImports'])
      go(links.orderImport(reply.import.id))
    } catch (error) {
      setProblem(uploadErrorMessage(error, messages))
      setUpload(undefined)
    }
  }
  return { upload, problem, start }
}
