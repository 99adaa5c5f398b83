import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { wording } from "./wording.ts";

export default defineConfig({
  plugins: [svelte({ configFile: false }), wording()],
  // Svelte as browsers get it.
  resolve: { conditions: ["browser"] },
  // The sentences lie beside the Python that makes them.
  server: { fs: { allow: [".."] } },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "happy-dom",
    setupFiles: ["src/wording/spoken.ts"],
    // A third of the time, and every file still has a page of its own.
    pool: "vmThreads",
    restoreMocks: true,
    unstubGlobals: true,
  },
});
