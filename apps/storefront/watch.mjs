import { build } from 'vite'

const root = import.meta.dirname

await build({ root, mode: 'development', build: { watch: {} } })
await build({ root, mode: 'development', build: { ssr: 'server/entry-server.tsx', watch: {} } })
