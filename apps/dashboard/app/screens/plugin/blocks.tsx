import type { PluginBlock, Texts } from '@vitrine/contract/plugins'
import { useLanguage } from '../../shared/language.tsx'
import { pluginText } from '../../shared/plugin-text.ts'
import { BlockForm } from './block-form.tsx'
import './plugin.css'

/** Renders a plug-in's blocks with our own components: it sends texts and addresses, never markup. */
export function PluginBlocks({ blocks }: { readonly blocks: readonly PluginBlock[] }) {
  return (
    <div className="plugin-page">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: PluginBlock }) {
  const language = useLanguage()
  const text = block.text ? pluginText(block.text, language) : ''
  switch (block.kind) {
    case 'HEADING':
      return <h2>{text}</h2>
    case 'PARAGRAPH':
      return <p>{text}</p>
    case 'LIST':
      return <List items={block.items ?? []} />
    case 'LINK':
      return (
        <p>
          <a href={block.url}>{text}</a>
        </p>
      )
    case 'PICTURE':
      return <img src={block.url} alt={text} />
    case 'TABLE':
      return <Table block={block} caption={text} />
    case 'FORM':
      return block.form ? <BlockForm form={block.form} caption={text} /> : null
  }
}

function List({ items }: { readonly items: readonly Texts[] }) {
  const language = useLanguage()
  return (
    <ul>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place
        <li key={at}>{pluginText(item, language)}</li>
      ))}
    </ul>
  )
}

interface TableProps {
  readonly block: PluginBlock
  readonly caption: string
}

function Table({ block: { columns = [], rows = [] }, caption }: TableProps) {
  const language = useLanguage()
  const cells = (texts: readonly Texts[]) => texts.map((one) => pluginText(one, language))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard, too
    <section className="plugin-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {cells(columns).map((one) => (
              <th scope="col" key={one}>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
            <tr key={line}>
              {cells(row).map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place
                <td key={at}>{one}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
