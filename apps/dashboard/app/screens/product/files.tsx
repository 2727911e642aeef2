import type { Product } from '@vitrine/contract/catalog-v1'
import type { ProductFile } from '@vitrine/contract/digital-files'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Failure, wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useCall, useOperation } from '../../scaffold/use-operation.ts'
import { FileGrants } from './file-grants.tsx'
import { FilesPart } from './files-part.tsx'
import { useFileUpload } from './use-file-upload.ts'

const refreshes = [
  'digitalFiles.listProductFiles',
  'digitalFiles.listFileGrants',
  'catalogV1.getProduct',
] as const

/** The files of a stored product and who may have them. They are saved at once, apart from the form. */
export function Files({ product }: { readonly product: Product }) {
  const productId = product.id
  const found = useOperation('digitalFiles.listProductFiles', { productId })
  const { upload, start } = useFileUpload(productId)
  const acts = useFileActs(productId)
  const isDigital = product.productType === 'digital'
  const variants = useOperation(
    'catalogV1.queryProductVariants',
    { id: productId, paging: { limit: MAX_NAMED, offset: 0 } },
    { enabled: isDigital && product.manageVariants },
  )
  if (found.error && !found.data) {
    return <Failure error={found.error} onRetry={() => found.refetch()} />
  }
  return (
    <FilesPart
      isDigital={isDigital}
      files={found.data?.productFiles ?? []}
      variants={variants.data?.variants.map(nameOf) ?? []}
      upload={upload}
      now={new Date()}
      onFile={(file, variantId) => void start(file, variantId)}
      onDownload={(file) => void acts.download(file)}
      onRemove={(file) => void acts.remove(file)}
      onMakePhysical={() => void acts.makePhysical(product.name)}
    >
      {isDigital && <FileGrants productId={productId} />}
    </FilesPart>
  )
}

/** Variants that may have a file of their own here. */
const MAX_NAMED = 100

const nameOf = ({ id, choices }: Product['variants'][number]) => ({
  id,
  name: Object.values(choices).join(' | '),
})

function useFileActs(productId: string) {
  const messages = useMessages()
  const confirm = useConfirm()
  const tell = useTell()
  const { call } = useCall()
  const removal = useAction('digitalFiles.removeDigitalFile', { refreshes })
  const physical = useAction('digitalFiles.makePhysical', { refreshes })
  const words = messages.product.file
  const fail = (error: unknown) => tell({ text: wordsOf(error, messages), bad: true })
  return {
    async download({ file }: ProductFile) {
      try {
        const { url } = await call('digitalFiles.createDownload', { productId, fileId: file.id })
        const link = document.createElement('a')
        // The path is enough: this page may be open at another address of the same server.
        link.href = new URL(url).pathname
        link.download = file.fileName
        link.click()
      } catch (error) {
        fail(error)
      }
    },
    async remove({ file, variantId }: ProductFile) {
      const title = words.removeTitle(file.fileName)
      if (!(await confirm({ title, text: words.removeText, yes: words.remove }))) return
      const onSuccess = () => tell({ text: words.removed(file.fileName) })
      const place = { productId, ...(variantId && { variantId }) }
      removal.mutate(place, { onSuccess, onError: fail })
    },
    async makePhysical(name: string) {
      const title = words.physicalTitle(name)
      if (!(await confirm({ title, text: words.physicalText, yes: words.physicalYes }))) return
      const onSuccess = () => tell({ text: words.physicalDone(name) })
      physical.mutate({ productId }, { onSuccess, onError: fail })
    },
  }
}
