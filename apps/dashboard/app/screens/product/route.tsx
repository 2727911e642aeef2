import type { Product } from '@vitrine/contract/catalog-v1'
import { useCallback, useEffect, useRef, useState } from 'react'
import { links } from '../../links.ts'
import { useAddressParam } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure, wordsOf } from '../../scaffold/failure.tsx'
import { currencyDigits } from '../../scaffold/format.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { useCollectionNames } from '../../scaffold/references.ts'
import { useLeaveGuard } from '../../scaffold/use-leave-guard.ts'
import { useAction, useCall, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { undoDeletion } from '../history/undo-deletion.ts'
import { BarcodeField } from './extras/barcode-field.tsx'
import { ExtrasPart } from './extras/extras-part.tsx'
import { OtherTerms } from './extras/other-terms.tsx'
import { useExtras, useStoredExtras } from './extras/use-extras.ts'
import { Files } from './files.tsx'
import { ProductPage } from './page.tsx'
import type { Money } from './parts.ts'
import { useEditor } from './use-editor.ts'
import { useSaveAfterUploads } from './use-save-after-uploads.ts'
import { wholeProduct } from './use-save-product.ts'
import { useUploads } from './use-uploads.ts'
import { useWhole } from './use-whole.ts'
import { Variants } from './variants.tsx'

/** A product by its id, or a new one, whose editor goes on with what it created. */
export function ProductRoute() {
  const { product: words } = useMessages()
  const id = useAddressParam('productId')
  const isNew = id === NEW
  const editorKey = useEditorKey(id)
  const money = useMoney()
  const found = useOperation('catalogV1.getProduct', wholeProduct(id), { enabled: !isNew })
  if (found.error?.status === 404) {
    return (
      <>
        <PageHeader title={words.back} />
        <Empty title={words.missing} text="">
          <Link className="button" href={links.products()}>
            {words.back}
          </Link>
        </Empty>
      </>
    )
  }
  if (found.error && !found.data) {
    return (
      <>
        <PageHeader title={words.back} />
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  }
  if (!money || !(found.data || isNew)) return <Loading />
  const product = isNew ? undefined : found.data?.product
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
  const { product: words, picker } = useMessages()
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
  const editor = useEditor(product, money.digits, created)
  const { stored, error } = useStoredExtras(product)
  const extras = useExtras(product, stored, money.digits)
  const whole = useWhole(editor, extras)
  const [variantsChanged, setVariantsChanged] = useState(false)
  const { set, form } = editor
  const media = useRef(form.media)
  media.current = form.media
  const uploads = useUploads((item) => set({ media: [...media.current, item] }))
  const isUploading = useRef(false)
  isUploading.current = uploads.uploads.length > 0
  const later = useSaveAfterUploads(whole.submit, uploads)
  const collections = useCollectionNames(form.collectionIds, picker.unnamed)
  const unsaved = useCallback(
    () =>
      !leaving.current &&
      (!editor.untouched.current || isUploading.current || extras.unsaved() || variantsChanged),
    [editor.untouched, extras.unsaved, variantsChanged],
  )
  useLeaveGuard(form.name || words.newTitle, unsaved)
  const remove = useDelete(product, () => {
    leaving.current = true
    go(links.products())
  })
  const managed = product?.manageVariants && form.manageVariants
  return (
    <ProductPage
      product={product}
      editor={{ ...whole, ...later }}
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

const ofDeletion = ['catalogV1.queryProducts', 'sites.getFigures'] as const

function useDelete(product: Product | undefined, onDeleted: () => void) {
  const messages = useMessages()
  const confirm = useConfirm()
  const tell = useTell()
  const { call } = useCall()
  const refresh = useRefresh()
  const action = useAction('catalogV1.deleteProduct', { refreshes: ofDeletion })
  return async () => {
    if (!product) return
    const { deleteTitle, deleteText, deleted } = messages.products
    const title = deleteTitle(1, product.name)
    const sure = await confirm({ title, text: deleteText(1), yes: messages.action.delete })
    if (!sure) return
    action.mutate(
      { id: product.id },
      {
        onSuccess: () => {
          const undo = () =>
            void undoDeletion(call, product.id).then(
              () => refresh(ofDeletion),
              (error) => tell({ text: wordsOf(error, messages), bad: true }),
            )
          tell({ text: deleted(1), undo })
          onDeleted()
        },
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}
