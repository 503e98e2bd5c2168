/** A toast would cover the buttons of a dialog on a phone. */
export const hasLayer = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
