// Written by `npm run generate` from openapi/. Changes belong there.

const q=g=>{const v=f,D=g.lengthOf;function u(r,{instancePath:a="",parentData:i,parentDataProperty:y,rootData:o=r}={}){let e=null,
s=0;if(typeof r=="string"){if(D(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return u.errors=e,s===
0}function m(r,{instancePath:a="",parentData:i,parentDataProperty:y,rootData:o=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let p=0,l=s;p<t&&s===l;p++)u(r[p],{instancePath:a+"/"+p,parentData:r,parentDataProperty:p,rootData:o})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}const P={type:"string",enum:[
"view","embed","edit"]};function c(r,{instancePath:a="",parentData:i,parentDataProperty:y,rootData:o=r}={}){let e=null,s=0;
if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:P.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return c.errors=e,s===0}function n(r,{instancePath:a="",parentData:i,parentDataProperty:y,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:a+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.context!==void 0&&(c(r.
context,{instancePath:a+"/context",parentData:r,parentDataProperty:"context",rootData:o})||(e=e===null?c.errors:e.concat(
c.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return n.errors=e,s===0}function f(r,{instancePath:a="",parentData:i,parentDataProperty:y,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.params!==
void 0)){let t=r.params;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const p={instancePath:a+"/params",schemaPath:"#/\
properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}return f.
errors=e,s===0}const b=h,w=new RegExp("[\\w-]+","u");function h(r,{instancePath:a="",parentData:i,parentDataProperty:y,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.params!==void 0)){let t=r.
params;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){const p={instancePath:a+"/params",schemaPath:"#/\
properties/params/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'typ\
e'"};e===null?e=[p]:e.push(p),s++}if(t.type!==void 0){let p=t.type;if(typeof p=="string"){if(!w.test(p)){const l={instancePath:a+
"/params/type",schemaPath:"#/properties/params/properties/type/pattern",keyword:"pattern",params:{pattern:"[\\w-]+"},message:'\
must match pattern "[\\w-]+"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:a+"/params/type",schemaPath:"#/p\
roperties/params/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),s++}}}else{const p={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}return h.errors=e,s===0}return{getType:b,listTypes:v}};export{q as createValidators};
