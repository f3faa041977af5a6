// Written by `npm run generate` from openapi/. Changes belong there.

const b=g=>{const D=m,f=g.lengthOf;function l(t,{instancePath:s="",parentData:y,parentDataProperty:c,rootData:n=t}={}){let e=null,
a=0;if(typeof t=="string"){if(f(t)>2e3){const r={instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return l.errors=e,a===
0}function u(t,{instancePath:s="",parentData:y,parentDataProperty:c,rootData:n=t}={}){let e=null,a=0;if(typeof t=="strin\
g"){if(f(t)>8e3){const r={instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must N\
OT have more than 8000 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return u.errors=e,a===0}function p(t,{
instancePath:s="",parentData:y,parentDataProperty:c,rootData:n=t}={}){let e=null,a=0;if(Array.isArray(t)){const r=t.length;
for(let o=0,P=a;o<r&&a===P;o++)u(t[o],{instancePath:s+"/"+o,parentData:t,parentDataProperty:o,rootData:n})||(e=e===null?
u.errors:e.concat(u.errors),a=e.length)}else{const r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return p.errors=e,a===0}function i(t,{instancePath:s="",parentData:y,
parentDataProperty:c,rootData:n=t}={}){let e=null,a=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return i.
errors=e,a===0}function m(t,{instancePath:s="",parentData:y,parentDataProperty:c,rootData:n=t}={}){let e=null,a=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r.
namespace!==void 0&&(l(r.namespace,{instancePath:s+"/query/namespace",parentData:r,parentDataProperty:"namespace",rootData:n})||
(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r.context!==void 0&&(l(r.context,{instancePath:s+"/query/context",parentData:r,
parentDataProperty:"context",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r._fields!==void 0&&(p(r.
_fields,{instancePath:s+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?p.errors:e.
concat(p.errors),a=e.length));else{const o={instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),a++}}t.params!==void 0&&(i(t.params,{instancePath:s+
"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),a=e.length))}return m.
errors=e,a===0}const v=h;function h(t,{instancePath:s="",parentData:y,parentDataProperty:c,rootData:n=t}={}){let e=null,
a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(p(r._fields,{instancePath:s+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||
(e=e===null?p.errors:e.concat(p.errors),a=e.length));else{const o={instancePath:s+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),a++}}t.params!==void 0&&
(i(t.params,{instancePath:s+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?i.errors:e.concat(
i.errors),a=e.length))}return h.errors=e,a===0}return{getCalendarDocument:v,getCalendarNamespace:D}};export{b as createValidators};
