import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/hexstead/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: "es2022",
  },
  // The icons lie beside the components that they belong to.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/pictures": server },
  },
});
