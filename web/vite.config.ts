import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { wording } from "./wording.ts";

/* The `hexstead serve` that answers while the app is worked on. It is told the host that the browser sees, because it refuses other sites. */
const server = { target: process.env.HEXSTEAD_DEV_SERVER || "http://127.0.0.1:8000", changeOrigin: false };

export default defineConfig({
  plugins: [svelte({ configFile: false }), wording()],
  // Files name each other by relative paths, and the server completes those in the page: it knows where it is hosted.
  base: "./",
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
    proxy: { "/api": { ...server, ws: true }, "/icons": server, "/pictures": server },
  },
});
