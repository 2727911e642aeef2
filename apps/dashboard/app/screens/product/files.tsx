import type { ProductFile } from '@vitrine/contract/digital-files'
import type { CatalogProduct } from '@vitrine/contract/products'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useCall, useOperation } from '../../shared/use-operation.ts'
import { FileGrants } from './file-grants.tsx'
import { FilesSection } from './files-section.tsx'
import { useFileUpload } from './use-file-upload.ts'
import type { Variant } from './variant-form.ts'

const invalidates = [
  'digitalFiles.listProductFiles',
  'digitalFiles.listFileGrants',
  'products.getProduct',
] as const

/** The files of a stored product and the members with access. Saved immediately, independent of the form. */
export function Files({ product }: { readonly product: CatalogProduct }) {
  const productId = product.id
  const result = useOperation('digitalFiles.listProductFiles', { productId })
  const { upload, start } = useFileUpload(productId)
  const actions = useFileActions(productId)
  const isDigital = product.productType === 'digital'
  const variants = useOperation(
    'products.listVariants',
    { id: productId, limit: MAX_NAMED },
    { enabled: isDigital && product.manageVariants },
  )
  if (result.error && !result.data) {
    return <Failure error={result.error} onRetry={() => result.refetch()} />
  }
  return (
    <FilesSection
      isDigital={isDigital}
      files={result.data?.productFiles ?? []}
      variants={variants.data?.variants.map(nameOf) ?? []}
      upload={upload}
      now={new Date()}
      onFile={(file, variantId) => void start(file, variantId)}
      onDownload={(file) => void actions.download(file)}
      onRemove={(file) => void actions.remove(file)}
      onMakePhysical={() => void actions.makePhysical(product.name)}
    >
      {isDigital && <FileGrants productId={productId} />}
    </FilesSection>
  )
}

/** Maximum number of variants with their own file. */
const MAX_NAMED = 100

const nameOf = ({ id, choices }: Variant) => ({
  id,
  name: Object.values(choices).join(' | '),
})

function useFileActions(productId: string) {
  const messages = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const { call } = useCall()
  const removal = useAction('digitalFiles.removeDigitalFile', { invalidates })
  const physical = useAction('digitalFiles.makePhysical', { invalidates })
  const labels = messages.product.file
  const fail = (error: unknown) => showToast({ text: errorMessage(error, messages), isError: true })
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
      const title = labels.removeTitle({ name: file.fileName })
      if (!(await confirm({ title, text: labels.removeText, yes: labels.remove }))) return
      const onSuccess = () => showToast({ text: labels.removed({ name: file.fileName }) })
      const target = { productId, ...(variantId && { variantId }) }
      removal.mutate(target, { onSuccess, onError: fail })
    },
    async makePhysical(name: string) {
      const title = labels.physicalTitle({ name })
      if (!(await confirm({ title, text: labels.physicalText, yes: labels.physicalYes }))) return
      const onSuccess = () => showToast({ text: labels.physicalDone({ name }) })
      physical.mutate({ productId }, { onSuccess, onError: fail })
    },
  }
}
