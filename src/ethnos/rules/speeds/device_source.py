"""Plain functions as a GPU's compiler takes them, rewritten from their source as they are loaded.

There an enum's member is no index, and one array is not assigned to another: members
become numbers, such copies loops. So one source serves all speeds.
"""

import ast
import enum
import inspect
import textwrap
import types
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from .loader import collect

SPACE = "ethnos_gpu"  # the module that rewritten functions say they are of
SMALL = 60  # parts of a function; one with fewer may stand in the code as often as it is called
PARTS = (ast.stmt, ast.Call, ast.Subscript, ast.BinOp, ast.Compare)


class Rewritten(ast.NodeTransformer):
    """`Phase.TURN` and `Phase.TURN.value` become numbers, `a[:] = b` a loop; annotations fall away."""

    def __init__(self, enums: dict[str, type[enum.IntEnum]]) -> None:
        self.enums = enums

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if node.attr == "value" and isinstance(node.value, ast.Constant):
            return node.value
        if isinstance(node.value, ast.Name) and node.value.id in self.enums:
            return ast.copy_location(ast.Constant(int(self.enums[node.value.id][node.attr])), node)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        target = node.targets[0]
        if not isinstance(target, ast.Subscript) or ast.unparse(target.slice) != ":":
            return node
        cells, source = ast.unparse(target.value), ast.unparse(node.value)
        loop = ast.parse(f"for _cell in range(len({cells})): {cells}[_cell] = {source}[_cell]").body[0]
        return ast.copy_location(loop, node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        return ast.copy_location(ast.Assign([node.target], node.value), node) if node.value else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = None
        for argument in node.args.args:
            argument.annotation = None
        return node


class DeviceSource:
    """The functions that `entry` needs, and what each of them calls."""

    def __init__(self, modules: Iterable[types.ModuleType], entry: str) -> None:
        self.entry = entry
        self.functions, self.names = collect(modules)
        self.trees = {name: ast.parse(textwrap.dedent(inspect.getsource(f))) for name, f in self.functions.items()}
        calls = {name: [call for call in called(tree) if call in self.trees] for name, tree in self.trees.items()}
        found = [entry]
        for name in found:
            found += [call for call in dict.fromkeys(calls[name]) if call not in found]
        self.calls: dict[str, list[str]] = {name: calls[name] for name in found}

    def load(self, jit: Callable[..., Any], **names: Any) -> dict[str, Any]:
        """One namespace with every function, all but the entry given to `jit`; `names` come last."""
        enums = {k: v for k, v in self.names.items() if isinstance(v, type) and issubclass(v, enum.IntEnum) and len(v)}
        space: dict[str, Any] = {k: int(v) if isinstance(v, enum.IntEnum) else v for k, v in self.names.items()}
        space["__name__"] = SPACE
        for name in self.calls:
            code = self.functions[name].__code__
            tree = ast.parse(textwrap.dedent(inspect.getsource(self.functions[name])))
            ast.increment_lineno(tree, code.co_firstlineno - 1)
            tree = ast.fix_missing_locations(Rewritten(enums).visit(tree))
            exec(compile(tree, code.co_filename, "exec"), space)
            if name != self.entry:
                space[name] = jit(space[name])
        space.update(names)
        return space

    def repeated(self) -> set[str]:
        """Functions called from several places that are not small, with all that stands in them."""
        places = Counter(call for calls in self.calls.values() for call in calls)
        own = {name: sum(isinstance(node, PARTS) for node in ast.walk(self.trees[name])) for name in self.calls}
        sizes: dict[str, int] = {}

        def apart(name: str) -> bool:
            return places[name] > 1 and size(name) >= SMALL

        def size(name: str) -> int:
            if name not in sizes:
                sizes[name] = own[name] + sum(size(call) for call in self.calls[name] if not apart(call))
            return sizes[name]

        return {name for name in self.calls if apart(name)}


def called(tree: ast.AST) -> list[str]:
    """The names of the functions that a function calls, once for each place."""
    return [node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
