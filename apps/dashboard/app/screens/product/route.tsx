import type { CatalogProduct } from '@vitrine/contract/products'
import { useCallback, useEffect, useRef, useState } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { currencyDigits } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useCollectionNames } from '../../shared/references.ts'
import { useUrlParam } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { useWasIdle } from '../../shared/when-idle.ts'
import type { ProductErrors } from './check.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CodeFields } from './extras/code-fields.tsx'
import { LateSections } from './late-sections.tsx'
import type { Money } from './money.ts'
import { ProductPage } from './page.tsx'
import { productQuery } from './query.ts'
import { useDelete, useDuplicate } from './use-delete.ts'
import { useProductEditor } from './use-product-editor.ts'
import { useSave } from './use-save.ts'
import { type Uploads, useUploads } from './use-uploads.ts'
import { useVariants } from './use-variants.ts'

/** A product by its id, or a new one, whose editor continues with the created product. */
export function ProductRoute() {
  const { product: labels } = useMessages()
  const id = useUrlParam('productId')
  const isNew = id === NEW
  const editorKey = useEditorKey(id)
  const money = useMoney()
  const result = useOperation('products.getProduct', productQuery(id), { enabled: !isNew })
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
  readonly product: CatalogProduct | undefined
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
  const editor = useProductEditor(product, money.digits)
  const { set, setExtras, form } = editor
  const isManaged = product?.manageVariants === true && form.manageVariants
  const isWhole = useWasIdle()
  const track = product?.stock.tracked ?? false
  const variants = useVariants({
    productId: isManaged && isWhole ? id : undefined,
    track,
    digits: money.digits,
  })
  const save = useSave({ product, editor, variants, onCreated: created })
  const media = useRef(form.media)
  media.current = form.media
  const uploads = useUploads((item) => set({ media: [...media.current, item] }))
  const isUploading = useRef(false)
  isUploading.current = uploads.uploads.length > 0
  const saveAfterUploads = useSaveAfterUploads(save.submit, uploads)
  const collections = useCollectionNames(form.collectionIds, picker.unnamed)
  const theirCollections = useCollectionNames(
    save.conflict?.theirs.form.collectionIds ?? [],
    picker.unnamed,
  )
  const hasChangedVariants = isManaged && variants.changes.size > 0
  const unsaved = useCallback(
    () =>
      !leaving.current && (!editor.untouched.current || isUploading.current || hasChangedVariants),
    [editor.untouched, hasChangedVariants],
  )
  useUnsavedChangesGuard(form.name || labels.newTitle, unsaved)
  const remove = useDelete(product, () => {
    leaving.current = true
    go(links.products())
  })
  const extras = { form: form.extras, errors: extrasErrors(editor.errors), set: setExtras, money }
  return (
    <>
      <ProductPage
        product={product}
        editor={{
          ...editor,
          ...saveAfterUploads,
          failure: save.failure,
          dirty: editor.dirty || hasChangedVariants,
          changedVariants: isManaged ? variants.changes.size : 0,
        }}
        money={money}
        collections={collections}
        uploads={uploads}
        onDelete={remove}
        onDuplicate={useDuplicate(product)}
        extras={extras}
        barcode={!form.manageVariants && <CodeFields {...extras} />}
        isWhole={isWhole}
        lowerSections={
          <LateSections
            isWanted={isWhole}
            part={{ form, errors: editor.errors, set }}
            extras={extras}
            stored={product}
            variants={isManaged ? variants : undefined}
          />
        }
      />
      {save.conflict && (
        <ConflictDialog
          conflict={save.conflict}
          collectionName={(one) => nameAmong([...collections, ...theirCollections], one)}
          onDecide={save.decide}
          onClose={save.putOff}
        />
      )}
    </>
  )
}

const nameAmong = (named: readonly { readonly id: string; readonly name: string }[], id: string) =>
  named.find((one) => one.id === id)?.name ?? ''

const PREFIX = 'extras.'

/** Errors of the extras by field. */
const extrasErrors = (errors: ProductErrors) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(PREFIX) ? [[path.slice(PREFIX.length), text]] : [],
    ),
  )

/**
 * A save waits for running uploads, so that none is missing. If one of them fails nothing is saved, so that
 * its error is seen first.
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
