import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { language } from "./lib/language.svelte";

/* What is shown first is already in the reader's language. */
await language.begin();

export default mount(App, { target: document.getElementById("app")! });
