/* The person at this screen: one name and one colour on all pages, kept by the server. */

import { api } from "./api";
import type { Me } from "./protocol";

class Myself {
  me = $state.raw<Me | null>(null);
  private telling: Promise<unknown> = Promise.resolve();

  async load(): Promise<Me> {
    await this.telling.catch(() => null);
    return (this.me = await api.me());
  }

  /* Shown at once and sent one after the other, so that the last one counts, even for a table created meanwhile. */
  introduce(name: string, colour: number | null = null): Promise<unknown> {
    const { me } = this;
    const wanted = { name: name.trim(), colour: colour ?? me?.colour ?? 0 };
    if (!me || !wanted.name || (wanted.name === me.name && wanted.colour === me.colour)) return this.told();
    this.me = wanted;
    this.telling = this.telling.catch(() => null).then(() => api.rename(wanted));
    return this.telling;
  }

  /* When the server knows the name. */
  told(): Promise<unknown> {
    return this.telling;
  }
}

export const myself = new Myself();
