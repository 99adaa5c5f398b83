/* A dialog that stops everything else. It has an entry of its own in the history, so that the browser's back closes it. */

const OURS = "modal";

/* An attachment; whoever shows it removes it on `popstate`. */
export function modal(dialog: HTMLDialogElement): () => void {
  history.pushState(OURS, "");
  dialog.showModal();
  dialog.querySelector("button")?.focus();
  return () => {
    if (history.state === OURS) history.back();
  };
}

/* As the browser's back does it: the dialog is gone when its entry in the history is. */
export const leaveModal = (): void => history.back();
