import type { PluginBlockView } from '../../views/plugin-blocks.ts'

/**
 * Content of plug-ins below the description of a product: texts and addresses, rendered with our own
 * elements.
 */
export function PluginSection({ blocks }: { readonly blocks: readonly PluginBlockView[] }) {
  if (blocks.length === 0) return null
  return (
    <div className="product-plugins">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place.
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: PluginBlockView }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="text-l">{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place.
            <li key={at}>{item}</li>
          ))}
        </ul>
      )
    case 'link':
      return (
        <p>
          <a href={block.url}>{block.text}</a>
        </p>
      )
    case 'picture':
      return <img src={block.url} alt={block.text} loading="lazy" />
  }
}
