import type { Product } from '@vitrine/contract/catalog-v1'
import { useCallback, useEffect, useRef, useState } from 'react'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { currencyDigits } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useCollectionNames } from '../../shared/references.ts'
import { useToast } from '../../shared/toast.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useAction, useCall, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { undoDeletion } from '../history/undo-deletion.ts'
import { BarcodeField } from './extras/barcode-field.tsx'
import { ExtrasPart } from './extras/extras-part.tsx'
import { OtherTerms } from './extras/other-terms.tsx'
import { useExtras, useStoredExtras } from './extras/use-extras.ts'
import { Files } from './files.tsx'
import { ProductPage } from './page.tsx'
import type { Money } from './parts.ts'
import { useCombinedSave } from './use-combined-save.ts'
import { useProductEditor } from './use-product-editor.ts'
import { productQuery } from './use-save-product.ts'
import { type Uploads, useUploads } from './use-uploads.ts'
import { Variants } from './variants.tsx'

/** A product by its id, or a new one, whose editor goes on with what it created. */
export function ProductRoute() {
  const { product: labels } = useMessages()
  const id = useUrlParam('productId')
  const isNew = id === NEW
  const editorKey = useEditorKey(id)
  const money = useMoney()
  const result = useOperation('catalogV1.getProduct', productQuery(id), { enabled: !isNew })
  if (result.error?.status === 404) {
    return (
      <>
        <PageHeader title={labels.back} />
        <EmptyState title={labels.missing} text="">
          <Link className="button" href={links.products()}>
            {labels.back}
          </Link>
        </EmptyState>
      </>
    )
  }
  if (result.error && !result.data) {
    return (
      <>
        <PageHeader title={labels.back} />
        <Failure error={result.error} onRetry={() => result.refetch()} />
      </>
    )
  }
  if (!money || !(result.data || isNew)) return <Loading />
  const product = isNew ? undefined : result.data?.product
  return (
    <EditorRoute
      key={editorKey.key}
      product={product}
      money={money}
      onCreated={editorKey.onCreated}
    />
  )
}

const NEW = 'new'

/** One editor for each product; the one that creates a product stays the same. */
function useEditorKey(id: string) {
  const created = useRef({ id: '', count: 0 })
  if (id === NEW && created.current.id !== '')
    created.current = { id: '', count: created.current.count + 1 }
  const isCreator = id === NEW || id === created.current.id
  return {
    key: isCreator ? `${NEW} ${created.current.count}` : id,
    onCreated: (newId: string) => {
      created.current = { ...created.current, id: newId }
    },
  }
}

function Loading() {
  const { product, shell } = useMessages()
  return (
    <>
      <PageHeader title={product.back} />
      <Skeleton rows={8} label={shell.loading} />
    </>
  )
}

/** How this site writes prices. */
function useMoney(): Money | undefined {
  const site = useOperation('sites.getSettings', {})
  if (!site.data) return undefined
  const { currency, locale } = site.data.settings
  return { currency, locale, digits: currencyDigits(currency) }
}

interface EditorRouteProps {
  readonly product: Product | undefined
  readonly money: Money
  readonly onCreated: (id: string) => void
}

function EditorRoute({ product, money, onCreated }: EditorRouteProps) {
  const { product: labels, picker } = useMessages()
  const { go } = useNavigation()
  const leaving = useRef(false)
  const id = product?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on with what it created
  useEffect(() => {
    leaving.current = false
  }, [id])
  const created = (newId: string) => {
    leaving.current = true
    onCreated(newId)
    go(links.product(newId), { replace: true })
  }
  const editor = useProductEditor(product, money.digits, created)
  const { stored, error } = useStoredExtras(product)
  const extras = useExtras(product, stored, money.digits)
  const combinedSave = useCombinedSave(editor, extras)
  const [variantsChanged, setVariantsChanged] = useState(false)
  const { set, form } = editor
  const media = useRef(form.media)
  media.current = form.media
  const uploads = useUploads((item) => set({ media: [...media.current, item] }))
  const isUploading = useRef(false)
  isUploading.current = uploads.uploads.length > 0
  const saveAfterUploads = useSaveAfterUploads(combinedSave.submit, uploads)
  const collections = useCollectionNames(form.collectionIds, picker.unnamed)
  const unsaved = useCallback(
    () =>
      !leaving.current &&
      (!editor.untouched.current ||
        isUploading.current ||
        extras.hasUnsavedChanges() ||
        variantsChanged),
    [editor.untouched, extras.hasUnsavedChanges, variantsChanged],
  )
  useUnsavedChangesGuard(form.name || labels.newTitle, unsaved)
  const remove = useDelete(product, () => {
    leaving.current = true
    go(links.products())
  })
  const managed = product?.manageVariants && form.manageVariants
  return (
    <ProductPage
      product={product}
      editor={{ ...combinedSave, ...saveAfterUploads }}
      money={money}
      collections={collections}
      uploads={uploads}
      onDelete={remove}
      files={product && <Files product={product} />}
      extras={
        stored ? (
          <ExtrasPart
            {...{ form: extras.form, errors: extras.errors, set: extras.set, money }}
            collections={collections}
            isCounted={product?.stock.trackInventory ?? false}
            isDigital={product?.productType === 'digital'}
          />
        ) : (
          error !== null && <Failure error={error} />
        )
      }
      barcode={
        stored &&
        extras.form.variantId !== '' && (
          <BarcodeField form={extras.form} errors={extras.errors} set={extras.set} />
        )
      }
      terms={
        stored && (
          <OtherTerms
            {...{ form: extras.form, errors: extras.errors, set: extras.set }}
            product={stored.product}
          />
        )
      }
      variants={
        managed && (
          <Variants
            productId={product.id}
            track={product.stock.trackInventory}
            digits={money.digits}
            onChanged={setVariantsChanged}
          />
        )
      }
    />
  )
}

const invalidatedByDelete = ['catalogV1.queryProducts', 'sites.getFigures'] as const

function useDelete(product: Product | undefined, onDeleted: () => void) {
  const messages = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const { call } = useCall()
  const refresh = useInvalidate()
  const action = useAction('catalogV1.deleteProduct', { invalidates: invalidatedByDelete })
  return async () => {
    if (!product) return
    const { deleteTitle, deleteText, deleted } = messages.products
    const title = deleteTitle({ n: 1, name: product.name })
    const sure = await confirm({ title, text: deleteText({ n: 1 }), yes: messages.action.delete })
    if (!sure) return
    action.mutate(
      { id: product.id },
      {
        onSuccess: () => {
          const undo = () =>
            void undoDeletion(call, product.id).then(
              () => refresh(invalidatedByDelete),
              (error) => showToast({ text: errorMessage(error, messages), isError: true }),
            )
          showToast({ text: deleted({ n: 1 }), undo })
          onDeleted()
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}

/**
 * Saving while files are on their way waits for them, so that none is left out. Where one of them is refused
 * nothing is saved: what was refused is read first.
 */
function useSaveAfterUploads(
  submit: () => Promise<void>,
  { uploads, refused }: Pick<Uploads, 'uploads' | 'refused'>,
) {
  const [waiting, setWaiting] = useState<{ readonly refused: number }>()
  useEffect(() => {
    if (!waiting || uploads.length > 0) return
    setWaiting(undefined)
    if (refused.length <= waiting.refused) void submit()
  })
  return {
    isWaiting: waiting !== undefined,
    submit: async () => {
      if (uploads.length > 0) setWaiting({ refused: refused.length })
      else await submit()
    },
  }
}
