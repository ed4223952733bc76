// happy-dom has no animations: what flies in a browser stands still here.
Element.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation;
