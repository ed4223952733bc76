"""What a host copies to run a server: every command in it exists, every file parses, and nothing is left open."""

import configparser
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from ethnos.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PRIVACY = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")


def unit() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "ethnos.service")
    return parser


def check_call(arguments: list[str]) -> None:
    """The command and its options exist, and would be understood; nothing is run."""
    command: Any = typer.main.get_command(app)
    context = command.make_context("ethnos", list(arguments), resilient_parsing=True)
    while hasattr(command, "commands"):
        name, *arguments = arguments
        assert name in command.commands, f"ethnos has no command {name}"
        command = command.commands[name]
        context = command.make_context(name, list(arguments), parent=context, resilient_parsing=True)
    known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    for argument in arguments:
        if argument.startswith("--"):
            assert argument.split("=")[0] in {*known, "--help"}, f"{command.name} has no option {argument}"


def test_the_check_finds_what_does_not_exist() -> None:
    check_call(["serve", "--port", "8000"])
    check_call(["tables", "prune", "--keep-finished", "90"])
    with pytest.raises(AssertionError, match="no command survey"):
        check_call(["survey"])
    with pytest.raises(AssertionError, match="no option --prot"):
        check_call(["serve", "--prot=8000"])
    with pytest.raises(AssertionError, match="no command purge"):
        check_call(["tables", "purge"])


@pytest.mark.parametrize("page", [HOSTING, PRIVACY], ids=["hosting", "privacy"])
def test_every_command_of_the_pages_exists(page: str) -> None:
    blocks = re.findall(r"^```\n(.*?)^```", page, re.M | re.S)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("ethnos ")]
    assert lines
    for line in lines:
        check_call(shlex.split(line.split("#")[0])[1:])


# systemd


def test_the_unit_runs_a_command_that_exists() -> None:
    program, *arguments = shlex.split(unit()["Service"]["ExecStart"])
    assert program.endswith("/ethnos")
    check_call(arguments)


def test_the_unit_is_hardened_and_has_room() -> None:
    service = unit()["Service"]
    for setting in ("NoNewPrivileges", "DynamicUser", "PrivateTmp", "PrivateDevices", "ProtectHome", "LockPersonality"):
        assert service[setting] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700")
    assert int(service["LimitNOFILE"]) >= 65536
    assert service["MemoryMax"]
    assert service["Restart"] == "always"
    assert "/var/lib/ethnos/" in service["ExecStart"], "in the StateDirectory"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="only where systemd is")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """The program itself is not installed here; another stands in for it."""
    file = tmp_path / "ethnos.service"
    text = (DEPLOY / "ethnos.service").read_text(encoding="utf-8")
    file.write_text(text.replace("/opt/ethnos/bin/ethnos", str(shutil.which("true"))), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "ethnos.service" in line]
    assert (done.returncode, said) == (0, [])


# Containers


def instructions(name: str) -> list[str]:
    joined = re.sub(r"\\\n\s*", "", CONTAINERFILE)
    return [line.split(" ", 1)[1] for line in joined.splitlines() if line.startswith(f"{name} ")]


def test_the_image_runs_a_command_that_exists() -> None:
    (entry,), (command,) = instructions("ENTRYPOINT"), instructions("CMD")
    assert msgspec.json.decode(entry) == ["ethnos"]
    check_call(msgspec.json.decode(command))


def test_the_image_is_made_of_pinned_requirements_alone() -> None:
    installs = [part.strip() for run in instructions("RUN") for part in run.split("&&") if "pip " in part]
    assert len(installs) == 4
    for call in installs:
        assert "--require-hashes -r requirements/" in call or "--no-deps" in call, call
        for file in re.findall(r"requirements/\S+\.txt", call):
            assert (ROOT / file).exists()
    assert instructions("USER") == ["ethnos"]


def pins(file: str) -> set[str]:
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    return {line.split(" ")[0] for line in text.splitlines() if re.match(r"^\w", line)}


def test_what_the_server_is_run_with_is_what_it_is_tested_with() -> None:
    assert pins("server.txt") < pins("dev.txt")
    assert pins("build.txt") <= pins("dev.txt")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[^\w.-]", one)[0].replace(".", "-").lower() for one in project["dependencies"]}
    assert names <= {re.split("==", pin)[0] for pin in pins("server.txt")}


def test_nothing_is_copied_into_the_image_but_what_it_is_built_from() -> None:
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8")
    assert ignored == (ROOT / ".dockerignore").read_text(encoding="utf-8"), "the same for both programs"
    lines = [line for line in ignored.splitlines() if not line.startswith("#")]
    assert lines[0] == "*"
    let_in = [line.removeprefix("!") for line in lines if line.startswith("!")]
    assert all((ROOT / name).exists() for name in let_in)
    assert {"src", "web", "pyproject.toml", "requirements", "LICENSE", "NOTICE", "README.md"} <= set(let_in)
    for secret in (".git", ".env", "deploy", "tests"):
        assert secret not in let_in


def test_the_parts_of_the_compose_file_fit_together() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"ethnos", "database", "caddy"}
    check_call(services["ethnos"]["command"])
    assert (DEPLOY / services["ethnos"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["ethnos"]["build"]["dockerfile"]).exists()
    proxy = services["ethnos"]["command"][services["ethnos"]["command"].index("--proxy") + 1]
    assert services["caddy"]["networks"]["inside"]["ipv4_address"] == proxy, "whose word about addresses is believed"
    assert COMPOSE["networks"]["inside"]["internal"], "nobody reaches the database or the server past Caddy"
    published = {name: service["ports"] for name, service in services.items() if "ports" in service}
    assert set(published) == {"caddy"}
    named = {volume.split(":")[0] for service in services.values() for volume in service["volumes"]}
    assert {name for name in named if not name.startswith(".")} == set(COMPOSE["volumes"])
    for name in named - set(COMPOSE["volumes"]):
        assert (DEPLOY / name).exists()
    for service in services.values():
        for value in service["environment"].values():
            assert "$" not in value or ":?}" in value, "what is missing is said, not left empty"


# Proxies


def test_strangers_get_no_figures_from_the_proxies() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert nginx.count("{") == nginx.count("}")
    assert re.search(r"location /metrics \{\s*return 404;\s*\}", nginx)
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert re.search(
        r"@operators path /metrics /metrics/\*\s+respond @operators 404\s+reverse_proxy ethnos:8000", caddy
    )
    for name, value in (("Host", "$host"), ("X-Forwarded-For", "$remote_addr"), ("X-Forwarded-Proto", "$scheme")):
        assert f"proxy_set_header {name} {value};" in nginx
