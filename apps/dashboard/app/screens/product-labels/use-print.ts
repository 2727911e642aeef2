import type { VariantStock } from '@vitrine/contract/stock'
import { useState } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { bytesOf, downloadFile } from '../../shared/download-file.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall } from '../../shared/use-operation.ts'
import { type LabelsForm, labelRequest } from './form.ts'

type Print = OutputOf<'stock.printVariantLabels'>

/** Prints labels into a file that the browser stores. */
export function usePrint() {
  const { labelPrint } = useMessages()
  const { call } = useCall()
  const showToast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [withoutBarcode, setWithoutBarcode] = useState<Print['withoutBarcode']>([])
  /** Returns whether a file was created. */
  const start = async (form: LabelsForm, variants: readonly VariantStock[]): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const file = await call('stock.printVariantLabels', labelRequest(form, variants))
      downloadFile({ ...file, content: bytesOf(file.data) })
      setWithoutBarcode(file.withoutBarcode)
      showToast({ text: labelPrint.done({ n: file.labels }) })
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { start, busy, failure, withoutBarcode }
}
